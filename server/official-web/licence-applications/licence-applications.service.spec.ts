/** What of an application becomes a row, and when it uses up an invitation. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { keyedHash } from '../../database/keyed-hash.js';
import type { PrismaService } from '../../database/prisma.service.js';
import type { Transaction } from '../../database/sql.service.js';
import type { SubmissionContext } from '../common/submissions/submission-context.js';
import type {
  Submission,
  SubmissionColumns,
  SubmissionsService,
} from '../common/submissions/submissions.service.js';
import { InvitationCodesService } from './invitation-codes.service.js';
import type { CheckedApplication } from './licence-application.pipe.js';
import { LicenceApplicationsService } from './licence-applications.service.js';

const hash = keyedHash('k'.repeat(32));
const CODE = { revokedAt: null, uses: 0, maxUses: 1 };
const COLUMNS: SubmissionColumns = {
  reference: 'LA-0000-0000-0001',
  status: 'new',
  requestId: '01890000-0000-7000-8000-000000000000',
  clientAddressHash: 'hash',
  createdAt: new Date('2026-11-20T01:00:00Z'),
};
const APPLICATION = {
  dto: {
    language: 'zh',
    topic: 'code',
    serialNumber: 'DEMO-ICAS-0003',
    modelType: 'AccuFFicas',
    profession: 'technician',
    institution: '示例医院',
    email: 'a@example.org',
    invitationCode: 'INVITE',
  },
  serialNumberId: 7,
  place: { provinceCode: '330000', cityCode: '330100' },
  telephone: { areaCode: '86', national: '13800138000', e164: '+8613800138000' },
  failures: [],
} as unknown as CheckedApplication;

/** Codes that the database holds, and what of them was taken. */
let stored: { uses: number; maxUses: number | null } | null;
let taken: unknown[];
const insert = jest.fn<Transaction['insert']>(() => Promise.resolve());
const tx = {
  insert,
  query: (_strings: TemplateStringsArray, codeHash: unknown) => {
    taken.push(codeHash);
    return Promise.resolve(stored ? [{ id: 5 }] : []);
  },
} as unknown as Transaction;
const prisma = { invitationCode: { findUnique: () => Promise.resolve(stored) } };
const codes = new InvitationCodesService(prisma as unknown as PrismaService, hash);

/** Submits an application that limits and idempotency accept; answers how it was handed over. */
async function submit(columns: Partial<SubmissionColumns> = {}): Promise<Submission> {
  let accepted: Submission | undefined;
  const accept = async (submission: Submission) => {
    accepted = submission;
    await submission.store(tx, { ...COLUMNS, ...columns });
    return { reference: COLUMNS.reference, submittedAt: '' };
  };
  const service = new LicenceApplicationsService(
    { accept } as unknown as SubmissionsService,
    codes,
  );
  await service.submit(APPLICATION, {} as SubmissionContext);
  return accepted!;
}

beforeEach(() => {
  stored = CODE;
  taken = [];
  insert.mockClear();
});

it('stores what was checked, in the words of the staff', async () => {
  const { subjects } = await submit();
  expect(subjects).toEqual({
    email: 'a@example.org',
    telephone: '+8613800138000',
    serialNumber: 'DEMO-ICAS-0003',
  });
  expect(insert).toHaveBeenCalledWith(
    'licence_applications',
    expect.objectContaining({
      ...COLUMNS,
      serialNumberId: 7,
      profession: '医技',
      provinceCode: '330000',
      areaCode: '86',
      telephone: '13800138000',
      remark: null,
      invitationCodeId: 5,
      consentedAt: COLUMNS.createdAt,
    }),
  );
  expect(taken).toEqual([hash('invitation-code', 'INVITE')]);
});

it("uses up nobody's invitation for a spam bot", async () => {
  await submit({ status: 'spam' });
  expect(taken).toEqual([]);
  expect(insert.mock.calls[0]?.[1]).toMatchObject({ status: 'spam', invitationCodeId: null });
});

it('stores nothing where somebody else took the last use', async () => {
  stored = null;
  await expect(submit()).rejects.toMatchObject({
    reason: 'VALIDATION_FAILED',
    details: { fields: [{ field: 'invitationCode', code: 'INVALID' }] },
  });
  expect(insert).not.toHaveBeenCalled();
});

it.each([
  ['a code with a use left', { uses: 0, maxUses: 1 }, true],
  ['a code for any number of uses', { uses: 900, maxUses: null }, true],
  ['a code that is used up', { uses: 1, maxUses: 1 }, false],
  ['no such code', null, false],
])('says whether it can be used: %s', async (_name, code, isUsable) => {
  stored = code;
  expect(await codes.usable('INVITE')).toBe(isUsable);
});
