import type { CareersText } from './job.js';

const fullTime = { type: '全职', address: '杭州' } as const;

export const careers: CareersText = {
  welfare: {
    heading: '福利与工作方式',
    note: '标有“示例”的条目仅为示意。',
    points: [
      {
        heading: '跨专业协作',
        text: '算法、软件、医学和质量人员全程参与同一项目，当面讨论需求与误差。',
      },
      { heading: '社会保险与公积金', text: '依法缴纳五险一金，另设补充医疗保险。', sample: true },
      { heading: '休假', text: '除法定年休假外，每年另有 5 天公司假期。', sample: true },
      { heading: '体检', text: '每年安排一次健康体检。', sample: true },
      { heading: '工作时间', text: '弹性上下班，每周可远程办公一天。', sample: true },
      { heading: '学习', text: '参加学术会议、购买专业书籍，均可申请经费。', sample: true },
    ],
  },
  roles: {
    heading: '开放岗位',
    lead: '每个岗位都写明入职后的第一项任务。',
    note: '岗位均为示例，招聘信息以招聘网站发布的为准。',
    flags: { hot: '正在招聘', pending: '筹备中' },
    labels: {
      type: '类型',
      num: '人数',
      time: '发布日期',
      address: '工作地点',
      experience: '经验',
      education: '学历',
      first: '第一项任务',
      content: '岗位职责',
      requirement: '任职要求',
      facts: '岗位信息',
    },
    headcount: '{num} 人',
    apply: '前往招聘网站',
    jobs: {
      'image-algorithms': {
        ...fullTime,
        title: '医学影像算法工程师',
        des: '中级',
        experience: '3 年以上',
        education: '硕士及以上',
        first:
          '一组冠状动脉 CTA 的管腔轮廓：自动轮廓与两名阅片者的轮廓逐截面比较，求面积差与 Dice 系数。',
        content: [
          '开发血管与心腔的分割、中心线提取和配准算法',
          '建立标注规范，分析分割误差对后续计算的影响',
          '将算法封装为可测试的模块，编写技术文档',
        ],
        requirement: [
          '图像处理、计算机视觉、生物医学工程等相关专业',
          '熟悉 C++ 或 Python 以及至少一种深度学习框架',
          '了解 CT 或血管造影的成像原理，能阅读英文文献',
        ],
      },
      'computational-haemodynamics': {
        ...fullTime,
        title: '血流动力学计算工程师',
        des: '高级',
        experience: '5 年以上',
        education: '博士，或硕士并有相应经验',
        first:
          '一段直径狭窄 50% 的血管：压力降随网格加密如何收敛，入口流量变动 10% 时 FFR 变动多少。',
        content: [
          '建立冠状动脉与颅内动脉的血流模型，确定边界条件',
          '开展网格无关性、参数敏感性与不确定性分析',
          '将计算结果与实验或有创测量比对，撰写验证报告',
        ],
        requirement: [
          '流体力学、计算数学、力学等相关专业',
          '掌握有限体积法或有限元法，有求解器开发经验',
          '能够向非本专业同事说明模型的假设与适用范围',
        ],
      },
      'desktop-software': {
        ...fullTime,
        title: '软件开发工程师',
        des: '中级',
        experience: '3 年以上',
        education: '本科及以上',
        first: '打开一次 600 层的 CTA：首幅图像的用时与内存占用，拖动窗宽窗位时每帧的时间。',
        content: [
          '开发影像工作站的三维显示与交互功能',
          '实现 DICOM 影像的收发、解析与结果存储',
          '参与代码评审、单元测试和缺陷分析',
        ],
        requirement: [
          '计算机、软件工程或相近专业',
          '熟练使用 C++，了解三维图形渲染',
          '有医疗器械软件生命周期相关经验者优先',
        ],
      },
      verification: {
        ...fullTime,
        title: '软件测试工程师',
        des: '初级或中级',
        experience: '1 年以上',
        education: '本科及以上',
        first: '同一份影像重复分析 20 次，求各项输出的重复性；再将层厚加倍，看哪些输出超出限值。',
        content: [
          '依据需求与风险分析编写并执行测试用例',
          '维护自动化测试和测试影像集',
          '记录缺陷，核对追溯关系，编写测试报告',
        ],
        requirement: [
          '软件、生物医学工程或相关专业',
          '能用一种脚本语言编写自动化测试',
          '工作细致，能准确描述缺陷的重现步骤',
        ],
      },
      'clinical-application': {
        ...fullTime,
        title: '临床应用专员',
        des: '中级',
        experience: '2 年以上',
        education: '本科及以上',
        first: '一家医院 50 例影像：符合采集要求的比例，不符合的原因分类，以及最容易改进的一项。',
        content: [
          '在医院完成软件的安装确认与使用培训',
          '收集使用中的问题，整理为开发需求',
          '协助质量控制：影像采集条件、轮廓核对与结果判读',
        ],
        requirement: [
          '医学影像技术、临床医学或生物医学工程专业',
          '熟悉导管室或影像科的工作流程',
          '能够适应出差，遵守患者信息保密要求',
        ],
      },
      'regulatory-affairs': {
        ...fullTime,
        title: '注册法规专员',
        des: '高级',
        experience: '5 年以上',
        education: '本科及以上',
        first: '一处界面改动所涉及的风险条目、软件需求与测试用例：逐条追溯，列出需要重做的验证。',
        content: [
          '编写与维护医疗器械软件的注册资料',
          '跟踪法规与标准的变化，评估影响',
          '审核说明书、标签和对外宣传内容',
        ],
        requirement: [
          '有医疗器械独立软件的注册经验',
          '熟悉软件生命周期、风险管理与网络安全方面的标准',
          '中英文书面表达准确',
        ],
      },
      'clinical-research': {
        ...fullTime,
        title: '临床研究专员',
        des: '中级',
        experience: '3 年以上',
        education: '硕士及以上',
        first:
          '一项诊断准确性研究的样本量：预期灵敏度 85%，95% 置信区间半宽 5 个百分点，分别按患者和按血管计算。',
        content: [
          '与研究者共同拟定方案、样本量和统计分析计划',
          '准备伦理审查材料，跟进研究进度与数据质量',
          '按照报告规范整理结果，保留阴性结果',
        ],
        requirement: [
          '临床医学、流行病学或统计学专业',
          '熟悉诊断准确性研究的设计与偏倚来源',
          '熟悉《医疗器械临床试验质量管理规范》',
        ],
      },
      'interaction-design': {
        ...fullTime,
        title: '交互设计师',
        des: '中级',
        experience: '3 年以上',
        education: '本科及以上',
        first: '五名使用者完成同一项测量：各步骤的用时、点击次数与出错位置，先改哪一步。',
        content: [
          '在阅片室和导管室观察使用过程，分析任务与使用错误',
          '设计界面流程、测量交互与结果报告的版式',
          '组织可用性测试，参与使用风险分析',
        ],
        requirement: [
          '设计、人因工程或相关专业',
          '有专业软件或医疗产品设计作品',
          '了解无障碍设计的基本要求',
        ],
      },
    },
  },
};
