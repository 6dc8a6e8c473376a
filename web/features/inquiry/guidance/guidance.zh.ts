import type { GuidanceText } from './guidance-text.js';
import { company } from '../../../content/zh/company.js';

export const guidance: GuidanceText = {
  reach: {
    heading: '联系途径',
    lead: '请按事项选择联系途径；应聘请前往招聘网站。',
    points: [
      {
        heading: '申请许可',
        text: '申请试用或软件注册码，请备好产品序列号，填写许可申请。',
      },
      {
        heading: '科研合作',
        text: '提交研究设想，请填写科研合作页面的合作意向表。',
      },
      {
        heading: '产品咨询',
        text: `了解产品、影像要求或预约演示，请填写本页表单。来访请先预约，地址：${company.address}。`,
      },
      {
        heading: '技术支持',
        text: `安装中断或软件报错，请致电 ${company.telephone}。截图和配置清单请发送至 ${company.mailbox}，发送前遮去患者信息。`,
      },
      {
        heading: '经销商',
        text: '请写明经销地区与产品。我们与您商定培训安排，产品注册资料可来信索取。',
      },
      {
        heading: '系统集成',
        text: '影像采用 DICOM 格式；本网站 REST API 的文档见 /officialWeb/docs。请勿通过本网站传递患者数据。',
      },
    ],
  },
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
  answer: {
    heading: '答复时间',
    text: '工作日内收到的问题，三个工作日内答复；需要查看配置或咨询研发人员的，先告知预计时间。',
    sample: true,
  },
  form: {
    heading: '在线留言',
    lead: '提交后显示受理编号，再次联系时请提供此编号。',
  },
};
