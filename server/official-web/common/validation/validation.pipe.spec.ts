/** What callers send, as the rules of the fields leave it, and what they are told. */
import { expect, it } from '@jest/globals';
import type { ApiError } from '../envelope/api-error.js';
import {
  Agreed,
  Code,
  LanguageDto,
  Matches,
  MaxLength,
  OneOf,
  Optional,
  ProfessionField,
  Prose,
  Required,
  RequiredIf,
  Token,
} from './field.decorators.js';
import { apiValidationPipe } from './validation.pipe.js';

class FormDto extends LanguageDto {
  @Code('A code.') @Required() @MaxLength(8) readonly code!: string;
  @Prose('A remark.') @Optional() @MaxLength(3) readonly remark?: string;
  @Token('A choice.') @Optional() @OneOf(['zh', 'both']) readonly choice?: string;
  @Token('A number.')
  @RequiredIf<FormDto>(({ choice }) => choice === 'both')
  @Matches(/^\d+$/)
  readonly number?: string;
  @Agreed('Consent.') readonly agreement!: string;
  @ProfessionField('sender') readonly profession!: string;
}

const pipe = apiValidationPipe();
const VALID = { code: 'AB-1', agreement: 'true', profession: 'physician' };

const validated = (body: object) =>
  pipe.transform({ ...VALID, ...body }, { type: 'body', metatype: FormDto }) as Promise<FormDto>;

async function failures(body: object): Promise<unknown> {
  const error = await validated(body).then(
    () => undefined,
    (thrown: ApiError) => thrown,
  );
  return Object.fromEntries((error?.details.fields ?? []).map(({ field, code }) => [field, code]));
}

it.each<[string, object, object]>([
  ['codes in half-width capitals', { code: ' ａｂ－１\u200b' }, { code: 'AB-1' }],
  ['empty fields as absent', { remark: '  ' }, { remark: undefined }],
  ['consent as JSON has it', { agreement: true }, { agreement: 'true' }],
  ['the word that is stored for a profession', { profession: '医生' }, { profession: 'physician' }],
  ['a language in any case', { language: 'EN' }, { language: 'en' }],
  ['lengths in characters, not in their halves', { remark: '𠮷𠮷𠮷' }, { remark: '𠮷𠮷𠮷' }],
])('takes %s', async (_name, body, expected) => {
  expect(await validated(body)).toMatchObject(expected);
});

it('drops what no form has', async () => {
  const body = JSON.parse('{"status":"done","__proto__":{"admin":true}}') as object;
  const dto = await validated(body);
  expect(dto).not.toHaveProperty('status');
  expect(dto).not.toHaveProperty('admin');
});

it.each<[string, object, object]>([
  ['what is missing', { code: ' ' }, { code: 'REQUIRED' }],
  ['what is repeated', { code: ['A', 'B'] }, { code: 'INVALID' }],
  [
    'what is too long',
    { code: 'ABCDEFGHI', remark: 'four' },
    { code: 'TOO_LONG', remark: 'TOO_LONG' },
  ],
  ['what the other fields demand', { choice: 'both' }, { number: 'REQUIRED' }],
  ['what is there though nobody asked for it', { number: 'x' }, { number: 'INVALID' }],
  ['consent that was not given', { agreement: false }, { agreement: 'INVALID' }],
  ['an unknown language', { language: 'fr' }, { language: 'INVALID' }],
])('refuses %s', async (_name, body, expected) => {
  expect(await failures(body)).toEqual(expected);
});

it('tells all failures at once', async () => {
  const body = { code: undefined, agreement: undefined, profession: 'nurse', choice: 'en' };
  expect(await failures(body)).toEqual({
    code: 'REQUIRED',
    choice: 'INVALID',
    agreement: 'REQUIRED',
    profession: 'INVALID',
  });
});
