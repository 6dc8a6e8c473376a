import type { ValidationMessages } from '../types.js';

export const validation: ValidationMessages = {
  general: {
    REQUIRED: '此项为必填',
    INVALID: '内容有误',
    TOO_LONG: '内容过长',
    NOT_COVERED: '内容有误',
    MISMATCH: '内容有误',
  },
  fields: {
    topic: { REQUIRED: '请选择', INVALID: '请选择' },
    serialNumber: { REQUIRED: '请输入序列号', INVALID: '序列号错误' },
    modelType: {
      REQUIRED: '请选择产品',
      INVALID: '请选择产品',
      NOT_COVERED: '该序列号不包含所选产品，请重新选择产品',
    },
    institution: { REQUIRED: '请输入医院名称' },
    profession: { REQUIRED: '请选择职业', INVALID: '请选择职业' },
    surname: { REQUIRED: '请输入姓氏' },
    name: { REQUIRED: '请输入名字' },
    country: { REQUIRED: '请选择国家', INVALID: '请选择国家' },
    province: { REQUIRED: '请选择省/市', INVALID: '请选择省/市' },
    city: {
      REQUIRED: '请选择城市',
      INVALID: '请选择城市',
      MISMATCH: '所选城市不属于该省/市，请重新选择',
    },
    contactMethod: { REQUIRED: '请选择', INVALID: '请选择' },
    areaCode: { REQUIRED: '请选择', INVALID: '请选择' },
    telephone: { REQUIRED: '请输入手机号码', INVALID: '手机号码无效' },
    email: { REQUIRED: '请输入邮箱', INVALID: '邮箱格式错误' },
    username: { REQUIRED: '请输入姓名' },
    lastName: { REQUIRED: '请输入姓氏' },
    firstName: { REQUIRED: '请输入名字' },
    company: { REQUIRED: '请输入单位名称' },
    institutionName: { REQUIRED: '请输入单位名称' },
    consult: { REQUIRED: '请输入咨询内容' },
    product: { REQUIRED: '请选择产品', INVALID: '请选择产品' },
    invitationCode: { REQUIRED: '请输入邀请码', INVALID: '邀请码错误' },
    agreement: { REQUIRED: '请阅读并同意隐私政策', INVALID: '请阅读并同意隐私政策' },
  },
};
