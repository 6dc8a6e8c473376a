import type { ReasonMessages } from '../types.js';

export const reasons: ReasonMessages = {
  VALIDATION_FAILED: '提交失败，数据异常',
  MALFORMED_BODY: '请求内容无法解析，编码须为 UTF-8',
  MODULE_MISMATCH: '请求头 module 与 modelType 不一致',
  SERIAL_NUMBER_INVALID: '序列号错误',
  INVITATION_CODE_INVALID: '邀请码错误',
  SUBMISSION_UNKNOWN: '未查到与编号和联系方式均相符的记录',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key 须为 1 至 255 个可见 ASCII 字符',
  IDEMPOTENCY_KEY_REUSED: '该 Idempotency-Key 已用于其他内容，请更换后重试',
  CROSS_SITE_REFUSED: '不接受来自其他网站的请求',
  DOCUMENT_UNKNOWN: '未找到该文件，请核对地址',
  NOT_FOUND: '接口不存在',
  METHOD_NOT_ALLOWED: '该地址不支持此请求方法，请使用 Allow 响应头所列的方法',
  BODY_TOO_LARGE: '请求内容过大，请缩短后重试',
  UNSUPPORTED_MEDIA_TYPE: '不支持该内容类型',
  RATE_LIMITED: '请求过于频繁，请稍后再试',
  SUBMISSION_LIMIT_EXCEEDED: '您已超出提交次数限制，请勿重复提交',
  DOCUMENT_WITHHELD: '该文件与发布版本不一致，暂停提供，请联系我们索取',
  UNAVAILABLE: '服务暂时不可用，请稍后再试',
  OUTCOME_UNKNOWN: '暂时无法确认是否已保存，请保持内容不变，重新提交；系统不会重复保存',
  INTERNAL_ERROR: '服务器内部错误，请稍后再试',
};
