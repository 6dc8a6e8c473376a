import { expect, it } from '@jest/globals';
import type { FieldErrorCode } from '../contract/envelope.js';
import { fieldMessage } from './messages.js';

// Forms and integrators know these words: they are part of the interface.
const AGREED: readonly (readonly [string, FieldErrorCode, string, string])[] = [
  ['topic', 'REQUIRED', '请选择', 'Please select'],
  ['serialNumber', 'REQUIRED', '请输入序列号', 'This field must be filled!'],
  ['serialNumber', 'INVALID', '序列号错误', 'Serial number error'],
  ['modelType', 'REQUIRED', '请选择产品', 'Please select product'],
  ['country', 'REQUIRED', '请选择国家', 'Please select'],
  ['province', 'REQUIRED', '请选择省/市', 'Please select'],
  ['city', 'REQUIRED', '请选择城市', 'Please select'],
  ['areaCode', 'REQUIRED', '请选择', 'Please select'],
  ['telephone', 'INVALID', '手机号码无效', 'Invalid mobile'],
  ['email', 'INVALID', '邮箱格式错误', 'E-mail error'],
  ['invitationCode', 'INVALID', '邀请码错误', 'Invitation code error'],
];

it.each(AGREED)('%s, %s: %s, %s', (field, code, zh, en) => {
  expect([fieldMessage('zh', field, code), fieldMessage('en', field, code)]).toEqual([zh, en]);
});

it.each(['province', 'city'])('%s is selected from lists alone', (field) => {
  for (const country of [undefined, '', 'CN']) {
    expect(fieldMessage('en', field, 'REQUIRED', country)).toBe('Please select');
  }
  expect(fieldMessage('en', field, 'REQUIRED', 'GB')).toBe('This field must be filled!');
});
