import { describe, expect, it } from '@jest/globals';
import { MessageReader, query, readyStatus, typeOf } from './messages.js';

const ready = (status: string) => Buffer.from(`Z\0\0\0\u0005${status}`, 'latin1');
const complete = Buffer.from('C\0\0\0\u0008DONE', 'latin1');

describe('MessageReader', () => {
  it('puts messages together however the stream was cut', () => {
    const stream = Buffer.concat([query('SELECT 1'), query('SELECT 22')]);
    for (let cut = 1; cut < stream.length; cut += 1) {
      const reader = new MessageReader();
      const messages: Buffer[] = [];
      for (const part of [stream.subarray(0, cut), stream.subarray(cut)]) {
        reader.push(part);
        for (let message; (message = reader.next(true));) messages.push(message);
      }
      expect(messages.map((message) => message.toString('utf8', 5, message.length - 1))).toEqual([
        'SELECT 1',
        'SELECT 22',
      ]);
      expect(messages.map(typeOf)).toEqual(['Q', 'Q']);
    }
  });

  it('refuses a length that cannot be', () => {
    const reader = new MessageReader();
    reader.push(Buffer.from([0x51, 0, 0, 0, 1]));
    expect(() => reader.next(true)).toThrow('shorter than its header');
  });
});

describe('readyStatus', () => {
  it.each([
    ['nothing', Buffer.alloc(0), undefined],
    ['an answer that goes on', complete, undefined],
    ['idle', Buffer.concat([complete, ready('I')]), 'I'],
    ['a transaction', Buffer.concat([complete, ready('T')]), 'T'],
    ['a new answer after an earlier end', Buffer.concat([ready('I'), complete]), undefined],
  ])('reads %s', (_what, answer, status) => {
    expect(readyStatus(answer)).toBe(status);
  });
});
