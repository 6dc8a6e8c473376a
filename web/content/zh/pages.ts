import type { PageId } from '../../contract/routes.js';
import type { PageText } from '../types.js';
import { company } from './company.js';

/** Every page of the Chinese edition; those of products and jobs have theirs beside what they show. */
export const pages: Readonly<Partial<Record<PageId, PageText>>> = {
  home: {
    title: '首页',
    heading: '脑血管与心脏影像分析软件',
    intro: `${company.name}成立于 2017 年 6 月，开发脑血管与心脏影像分析及治疗规划软件。结果须经医师判读，不能单独作为诊疗依据。`,
    description:
      '颅内动脉瘤、急性缺血性卒中、颅内动脉狭窄、冠状动脉与左心室影像分析软件：产品介绍、相关文献与许可申请。',
  },
  intracranial: {
    title: '颅内产品与解决方案',
    heading: '颅内血管影像分析',
    intro:
      '七款软件由 CT、CTA、CT 灌注与造影计算动脉瘤、急性缺血性卒中和颅内动脉狭窄的定量参数，供神经专科医师参考。',
    description:
      '查看七款颅内产品：动脉瘤、急性缺血性卒中和颅内动脉狭窄的影像分析，各自需要的影像与输出的参数。',
  },
  intracardiac: {
    title: '心脏产品与解决方案',
    heading: '冠状动脉与左心室影像分析',
    intro:
      '由冠状动脉 CTA、造影或腔内影像计算 FFR，由造影估算 IMR，由心脏 CT 测量左心室功能，按已有影像选用。',
    description:
      '查看六款心脏产品：基于 CTA、造影、IVUS 与 OCT 的血流储备分数，微循环阻力指数，以及左心室功能。',
  },
  accuvalve: {
    title: 'AccuValve 筹备中',
    heading: 'AccuValve 正在筹备',
    intro: 'AccuValve 的产品介绍尚未发布。您可以先了解其他心脏产品，或通过方案咨询页面与我们联系。',
    description: 'AccuValve 正在筹备，产品介绍尚未发布。',
  },
  scienceResearch: {
    title: '科研合作',
    heading: '脑血管与心脏影像合作研究',
    intro:
      '面向医院、高校和研究机构。请说明研究问题、影像类型与大致例数，与我们讨论可行性；请勿填写患者信息。',
    description: '面向医院、高校和研究机构：合作研究的选题、流程与数据要求，在线提交合作意向。',
  },
  license: {
    title: '申请许可',
    heading: '申请软件试用或注册码',
    intro:
      '填写约需 2 分钟，请备好产品序列号；尚无序列号的，请先预约演示。提交后显示申请编号，工作人员核对后与您联系；请勿填写患者资料。',
    description: '凭产品序列号在线申请软件试用或注册码（激活码），提交后获得申请编号。',
  },
  licenseSubmitted: {
    title: '许可申请回执',
    heading: '许可申请回执',
    intro:
      '申请编号在提交后显示于本页。已有编号的，可以查询申请进度；尚未提交的，请先填写许可申请。',
    description: '许可申请提交后的确认页面：申请编号与后续步骤。',
  },
  licenseStatus: {
    title: '查询申请进度',
    heading: '查询申请进度',
    intro: '输入编号和提交时填写的邮箱或电话号码，查询许可申请、合作意向、咨询或说明书申请的进度。',
    description:
      '凭编号和提交时填写的邮箱或电话号码，查询许可申请、合作意向、咨询与说明书申请的处理进度。',
  },
  about: {
    title: '公司介绍',
    heading: `关于${company.name}`,
    intro:
      '公司成立于 2017 年 6 月，研发颅内与心脏影像分析软件。以下为企业文化、国际影响与发展历程。',
    description: `${company.name}的企业文化、国际影响与 2017 年以来的发展历程。`,
  },
  news: {
    title: '新闻中心',
    heading: '新闻中心',
    intro:
      '脑血管与心脏影像分析领域的公开论文，附原文链接。收录不表示研究由本公司完成；外部网站内容由发布方负责。',
    description: '脑血管与心脏影像分析领域的公开论文，按时间排列，附原文链接。',
  },
  job: {
    title: '招贤纳士',
    heading: '招贤纳士',
    intro: '现有算法、软件、临床与法规等岗位。应聘请前往招聘网站，本网站不接收简历。',
    description: '员工福利与开放岗位：职责、要求、地点与招聘状态，应聘请前往招聘网站。',
  },
  privacyPolicy: {
    title: '隐私政策',
    heading: '隐私政策',
    intro:
      '本政策说明您浏览本网站、填写表单或与我们联系时，我们处理哪些个人信息、用于什么目的、保存多久，以及您可以行使的权利。政策更新日期为 2022 年 1 月 1 日。许可申请另有专门的隐私政策，随申请表一并提供。',
    description: `${company.name}网站的隐私政策：个人信息的种类、用途、保存期限与您的权利。`,
  },
  useClause: {
    title: '使用条款',
    heading: '使用条款',
    intro:
      '您可以出于个人的、非商业的目的使用本网站内容，其他用途须事先取得我们的书面许可。网站上的产品信息面向医疗卫生专业人员，不构成对具体患者的诊断或治疗建议；软件的操作与适用范围以其说明书为准。',
    description: '本网站内容的使用范围、知识产权与免责说明。',
  },
  accessibility: {
    title: '无障碍声明',
    heading: '无障碍声明',
    intro:
      '我们希望每个人都能读到这里的内容，也能提交申请。本页写明依据的标准、已经做到的、还没有做到的，以及遇到障碍时如何得到帮助。',
    description: '本网站遵循 WCAG 2.2 AA 的情况、已知的不足，以及遇到障碍时的联系方式。',
  },
  guidance: {
    title: '方案咨询',
    heading: '产品咨询与演示预约',
    intro:
      '选型、影像要求、部署与使用问题，可在此提问。本页不提供病例会诊，请勿提交患者资料；如遇急症，请立即就医。',
    description: '咨询产品选择、影像要求与部署方式，查询电话、邮箱和地址。',
  },
  instructions: {
    title: '电子使用说明书',
    heading: '电子使用说明书',
    intro:
      '面向境外用户，按产品、版本和语言列出说明书与标签的固定地址。免注册阅读；可免费索取纸质版，7 个自然日内寄出。',
    description: '按产品、版本和语言列出电子使用说明书的固定地址与二维码。',
  },
  notFound: {
    title: '页面未找到',
    heading: '没有找到这个页面',
    intro:
      '链接可能有误，或页面已移动。请检查地址，从首页或产品与解决方案页面继续浏览，也可以通过方案咨询联系我们。',
    description: '您访问的地址没有对应的页面。',
  },
};
