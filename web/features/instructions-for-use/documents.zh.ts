import type { DocumentText, InstructionsText } from './document-text.js';
import { company } from '../../content/zh/company.js';
import { licenceForm } from '../licence-application/licence-form.zh.js';

const { places } = licenceForm;

export const documentText: DocumentText = {
  details: {
    heading: '文件信息',
    product: '产品',
    version: '版本',
    release: '软件版本',
    language: '语言',
    languages: { en: '英文，附中文摘要' },
    published: '发布日期',
    status: '状态',
    statuses: { current: '现行', superseded: '已被取代' },
    pages: '页数',
    size: '大小',
    kilobytes: '{size} kB',
    checksum: 'SHA-256',
    download: '下载 PDF',
  },
  versions: {
    heading: '全部版本',
    shown: '当前显示',
    all: '全部地址与二维码',
  },
  contact: {
    heading: '无法打开本页时',
    text: '请致电或发送邮件索取，说明产品和版本。纸质说明书免费，7 个自然日内寄出。',
  },
  viewer: {
    heading: '阅读文件',
    region: '文件页面',
    toolbar: '阅读工具',
    loading: '正在加载文件',
    failed: '文件无法显示，请下载 PDF 后用其他程序打开。',
    noScript: '在线阅读需要启用 JavaScript，您也可以直接打开 PDF。',
    previous: '上一页',
    next: '下一页',
    page: '页码',
    of: '共 {count} 页',
    zoomOut: '缩小',
    zoomIn: '放大',
    fitWidth: '适合宽度',
    fitPage: '适合页面',
    outline: '目录',
    search: '在文件中查找',
    find: '查找',
    nextMatch: '下一处',
    previousMatch: '上一处',
    found: '第 {number} 处，共 {count} 处，在第 {page} 页',
    notFound: '没有找到，请更换查找词',
    print: '打开 PDF（可打印）',
  },
  request: {
    heading: '纸质说明书与新版通知',
    lead: '纸质说明书免费，7 个自然日内寄出；新版发布时可通过邮件通知您，通知持续到最后一次联系后 24 个月。',
    question: '您需要什么？',
    kinds: { printedCopy: '纸质说明书', notices: '新版通知' },
    countries: { loading: places.loading, failed: places.failed, retry: places.retry },
    notice: {
      before: `${company.legalName}使用您填写的信息，只为寄送您索取的说明书、向您发送新版通知，以及防止重复提交和滥用。最后一次联系后满 24 个月，信息即删除，新版通知随之停止，不另行提醒，需要时请再次申请；技术记录保存 30 日。查阅、更正、删除或者停止通知，请写信至 ${company.mailbox}。详见`,
      policy: '《隐私政策》',
      after: '。',
    },
    form: {
      heading: '申请',
      lead: '',
      labels: {
        name: '姓名',
        institution: '医院或机构',
        email: '邮箱',
        country: '国家/地区',
        address: '邮寄地址',
      },
      hints: { address: '按信封格式填写街道、城市和邮编。' },
      submit: { idle: '提交申请', sending: '正在提交，请稍候', done: '已收到申请' },
      done: {
        heading: '已收到您的申请',
        message:
          '请保存受理编号，可以凭编号查询进度。纸质说明书在 7 个自然日内寄出；新版通知发送至您的邮箱。',
      },
    },
  },
};

export const instructionsText: InstructionsText = {
  labels: {
    heading: '说明书与历史版本',
    lead: '每个版本的地址固定不变，阅读无需注册。',
    address: '地址',
    code: '{address} 的二维码',
    statuses: documentText.details.statuses,
    current: '现行版本（随发布更新）',
  },
};
