import type { GuidanceText } from './guidance-text.js';
import { company } from '../../../content/zh/company.js';

export const guidance: GuidanceText = {
  ways: [
    {
      heading: '申请许可',
      text: '申请试用或软件注册码，请备好产品序列号。',
      target: 'license',
    },
    { heading: '科研合作', text: '提交研究设想与合作意向。', target: 'scienceResearch' },
    { heading: '产品咨询', text: '了解产品与影像要求，预约演示。', target: 'form' },
    {
      heading: '技术支持',
      text: '安装中断或软件报错，请致电。截图须遮去患者信息。',
      target: 'telephone',
    },
  ],
  preparation: {
    heading: '提问前的准备',
    lead: '以下信息有助于我们具体答复，不要求齐备。',
    points: [
      {
        heading: '影像',
        text: '检查类型、层厚或帧率、是否心电门控、设备厂家与型号。',
      },
      {
        heading: '需求',
        text: '需要哪个参数，用于流程的哪一步，目前由谁、用什么方法完成。',
      },
      {
        heading: '环境',
        text: '影像归档系统、工作站的操作系统与显卡、网络是否与外网隔离。',
      },
      {
        heading: '报错',
        text: '软件版本、提示文字、出现前的操作，以及能否重现。',
      },
    ],
  },
  partners: {
    heading: '经销与集成',
    lead: `经销与集成事宜可在本页留言；来访请先预约，地址：${company.address}。应聘请前往招聘网站。`,
    points: [
      {
        heading: '经销商',
        text: '请写明经销地区与产品。我们与您商定培训安排，产品注册资料可来信索取。',
      },
      {
        heading: '系统集成',
        text: '影像采用 DICOM 格式，与 PACS、工作站的对接请来信说明需求；/officialWeb/docs 所载 REST API 用于本网站的表单，不是软件接口。请勿通过本网站传递患者数据。',
      },
    ],
  },
  answer: {
    text: '三个工作日内答复；需要查看配置或咨询研发人员的，先告知预计时间。',
    sample: true,
  },
  form: {
    heading: '在线留言',
    lead: '提交后显示受理编号，再次联系时请提供此编号。',
  },
};
