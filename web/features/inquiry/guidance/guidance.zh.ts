import type { GuidanceText } from './guidance-text.js';
import { company } from '../../../content/zh/company.js';

export const guidance: GuidanceText = {
  reach: {
    heading: '联系途径',
    lead: '下面几种方式由同一组同事接待，选方便的一种即可。',
    points: [
      {
        heading: '电话',
        text: `${company.telephone}。适合安装中断、软件报错等需要边操作边说明的情况。`,
      },
      {
        heading: '邮箱',
        text: `${company.mailbox}。适合附上截图、配置清单；发送前请遮去患者信息。`,
      },
      { heading: '来访', text: `${company.address}。请先预约。` },
      {
        heading: '其他事项',
        text: '申请试用或注册码请走许可申请；提交研究设想请走科研合作；应聘请前往招聘网站。',
      },
    ],
  },
  preparation: {
    heading: '提问之前可以准备什么',
    lead: '不必备齐，有几样说几样。',
    points: [
      {
        heading: '影像',
        text: '检查类型、层厚或帧率、是否心电门控、设备厂家与型号。',
      },
      {
        heading: '问题',
        text: '想得到哪个参数，用在流程的哪一步，目前由谁、用什么方法完成。',
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
    heading: '多久答复',
    text: '示例：工作日内收到的问题，三个工作日内答复；需要查看配置或请教研发的，会先告知预计时间。',
    sample: true,
  },
  form: {
    heading: '在线留言',
    lead: '提交后会得到一个受理编号，后续往来以此为准。',
  },
};
