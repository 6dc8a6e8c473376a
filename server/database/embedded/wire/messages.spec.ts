import { describe, expect, it } from '@jest/globals';
import {
  closeStatement,
  MessageReader,
  query,
  readyStatus,
  statementNameAt,
  SYNC,
  typeOf,
  withInserted,
} from './messages.js';

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

describe('statementNameAt', () => {
  const message = (type: string, text: string) => {
    const bytes = Buffer.from(`${type}\0\0\0\0${text}`, 'latin1');
    bytes.writeInt32BE(bytes.length - 1, 1);
    return bytes;
  };

  it.each([
    ['Parse', message('P', 'name\0SELECT 1\0\0\0')],
    ['Bind', message('B', 'portal\0name\0\0\0\0\0\0\0')],
    ['Bind to no portal', message('B', '\0name\0\0\0\0\0\0\0')],
    ['Describe', message('D', 'Sname\0')],
    ['Close', message('C', 'Sname\0')],
  ])('finds it in %s', (_what, given) => {
    const at = statementNameAt(given)!;
    expect(given.toString('latin1', at, at + 4)).toBe('name');
    const owned = withInserted(given, at, 'my_');
    expect(owned.toString('latin1', at, at + 7)).toBe('my_name');
    expect(owned.readInt32BE(1)).toBe(owned.length - 1);
  });

  it.each([
    ['a query', query('SELECT 1')],
    ['Sync', SYNC],
    ['Describe of a portal', message('D', 'Pname\0')],
  ])('finds none in %s', (_what, given) => {
    expect(statementNameAt(given)).toBeUndefined();
  });

  it('refuses a text that does not end', () => {
    expect(() => statementNameAt(message('B', 'portal'))).toThrow('does not end');
  });

  it('makes a Close that is whole', () => {
    expect(closeStatement('name')).toEqual(message('C', 'Sname\0'));
  });
});
