/** Who is told how far a submission has got. */
import { expect, it } from '@jest/globals';
import type { SqlService } from '../../database/sql.service.js';
import type { StatusQueryDto } from './dto/status-query.dto.js';
import { SubmissionStatusService } from './submission-status.service.js';

const SENT = {
  status: 'in_progress',
  createdAt: new Date('2026-11-20T01:00:00Z'),
  updatedAt: new Date('2026-11-21T01:00:00Z'),
  email: 'Jane@Example.org',
  areaCode: '44',
  telephone: '7400123456',
  contact: null,
};
const reference = 'LA-0000-0000-0001';

function asked(row: object | undefined, query: Partial<StatusQueryDto>) {
  const sql = { query: () => Promise.resolve(row ? [row] : []) } as unknown as SqlService;
  return new SubmissionStatusService(sql).progress({ reference, ...query });
}

it.each([
  ['the e-mail address, however it is written', SENT, { email: 'jane@EXAMPLE.org' }],
  ['the telephone number with its code', SENT, { telephone: '+44 7400 123456' }],
  ['either, where the other is wrong', SENT, { email: 'no@example.org', telephone: '07400123456' }],
  [
    'the one field of a form for both',
    { ...SENT, email: null, telephone: null, contact: 'jane@example.org' },
    { email: 'jane@example.org' },
  ],
])('tells whoever knows %s', async (_name, row, query) => {
  expect(await asked(row, query)).toEqual({
    reference,
    submittedAt: SENT.createdAt.toISOString(),
    status: 'in_progress',
    updatedAt: SENT.updatedAt.toISOString(),
  });
});

it.each([
  ['of another e-mail address', SENT, { email: 'john@example.org' }],
  ['of another number', SENT, { telephone: '+44 7400 123457' }],
  ['of a reference that does not exist', undefined, { email: 'nobody@example.org' }],
])('answers whoever is %s as if there were nothing', async (_name, row, query) => {
  await expect(asked(row, query)).rejects.toMatchObject({ reason: 'SUBMISSION_UNKNOWN' });
});

it.each([
  ['new', 'received'],
  ['spam', 'received'],
  ['done', 'answered'],
])('calls %s %s, and keeps to itself what staff did to a row before', async (status, shown) => {
  const { createdAt, updatedAt } = SENT;
  const changedAt = shown === 'received' ? createdAt : updatedAt;
  expect(await asked({ ...SENT, status }, { email: SENT.email })).toMatchObject({
    status: shown,
    updatedAt: changedAt.toISOString(),
  });
});
