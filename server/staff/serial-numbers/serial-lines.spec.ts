/** Files of serial numbers as spreadsheets write them, with everything that is wrong in them. */
import { expect, it } from '@jest/globals';
import { checkLines, readSerialLines } from './serial-lines.js';

const read = (content: string | Buffer) => readSerialLines(Buffer.from(content));
const checked = (content: string | Buffer) => checkLines(read(content).lines);

/** 序列号,产品 and one line, as Chinese spreadsheets save them. */
const GB18030 = Buffer.concat([
  Buffer.from('d0f2c1d0bac52cb2fac6b70a', 'hex'),
  Buffer.from('HM-1,AccuCTP\n'),
]);

it.each<[string, string | Buffer]>([
  ['with a byte order mark', '\ufeffserial_number,products\nhm-1,AccuCTP\n'],
  ['with other columns, in another order', 'who,Products,Serial_Number\nx, accuctp ,ＨＭ－１\n'],
  ['in GB 18030, with Chinese headings', GB18030],
  ['with rows of empty cells', 'serial_number,products,note\n,,\nHM-1,AccuCTP,\n, ,\n'],
  ['with empty lines and other ends of lines', 'serial_number,products\r\n\r\nHM-1,AccuCTP\r\n'],
])('reads a file %s', (_name, content) => {
  const { serials, errors } = checked(content);
  expect(errors).toEqual([]);
  expect(serials).toMatchObject([{ serialNumber: 'HM-1', products: ['AccuCTP'], note: undefined }]);
});

it('knows products by their names in either edition, each once', () => {
  const { serials } = checked(
    'serial_number,products,note\nA,AccuFFicas；AccuICAS|AneuFlow, 院\u200b内\n',
  );
  expect(serials).toMatchObject([{ products: ['AccuFFicas', 'AneuFlow'], note: '院内' }]);
});

it('tells everything that is wrong, by the lines of the file', () => {
  const { errors } = checked(
    `serial_number,products\nA,AccuCTP\na,AccuCTP\n,Nothing;AccuCTP\nB,\n${'C'.repeat(300)},AccuCTP\n`,
  );
  expect(errors.map(({ line }) => line)).toEqual([3, 4, 4, 5, 6]);
  expect(errors[0]?.problem).toContain('line 2');
});

it('wants a product between the signs that part them', () => {
  const { errors } = checked('serial_number,products\nA,;\nB,；|\nC,Nothing;\n');
  expect(errors.map(({ line }) => line)).toEqual([2, 3, 4]);
});

it('reads on after a line that is no CSV', () => {
  const { lines, errors } = read('serial_number,products\nA,AccuCTP,,,\nB,AccuCTP\n');
  expect(lines).toMatchObject([{ line: 3, serialNumber: 'B' }]);
  expect(errors).toMatchObject([{ line: 2 }]);
});

it.each(['', 'number,products\n', 'serial_number\nA\n'])(
  'refuses %j for its headings',
  (content) => {
    expect(() => read(content)).toThrow('serial_number,products,note');
  },
);
