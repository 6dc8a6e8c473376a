import { Injectable } from '@nestjs/common';
import { API_CALLS, type SubmissionReceipt } from '../../../web/contract/api.js';
import { type IfuRequestKind, PRINTED_COPY_DAYS } from '../../../web/contract/ifu-requests.js';
import { PRIVACY_POLICY_VERSION } from '../../../web/contract/inquiries.js';
import { AGREED } from '../../../web/contract/licence-application.js';
import type { IfuRequestKind as StoredKind, Prisma } from '../../database/generated/client.js';
import { shanghaiTime } from '../../submissions/labels.js';
import type { SubmissionContext } from '../common/submissions/submission-context.js';
import { SubmissionsService } from '../common/submissions/submissions.service.js';
import type { IfuRequestDto } from './dto/ifu-request.dto.js';

const STORED: Readonly<Record<IfuRequestKind, StoredKind>> = {
  printedCopy: 'printed_copy',
  notices: 'notices',
};

@Injectable()
export class IfuRequestsService {
  constructor(private readonly submissions: SubmissionsService) {}

  submit(dto: IfuRequestDto, sender: SubmissionContext): Promise<SubmissionReceipt> {
    const wantsPaper = dto.request === 'printedCopy';
    // Asking for notices is the consent to get them.
    const agreed = dto.agreement === AGREED || !wantsPaper;
    return this.submissions.accept(
      {
        call: API_CALLS.submitDocumentRequest,
        kind: 'ifu_request',
        prefix: 'IU',
        fields: dto,
        subjects: { email: dto.email },
        store: (tx, columns) => {
          const row: Prisma.IfuRequestUncheckedCreateInput = {
            ...columns,
            kind: STORED[dto.request],
            documentId: dto.document,
            edition: dto.language,
            name: dto.name,
            institution: dto.institution,
            email: dto.email,
            countryCode: wantsPaper ? (dto.country ?? null) : null,
            address: wantsPaper ? (dto.address ?? null) : null,
            dueOn: wantsPaper ? dueDate(columns.createdAt) : null,
            consentVersion: agreed ? PRIVACY_POLICY_VERSION : null,
            consentedAt: agreed ? columns.createdAt : null,
          };
          return tx.insert('ifu_requests', row);
        },
      },
      sender,
    );
  }
}

const DAY_MS = 86_400_000;

/**
 * Last day to send what was asked for at a time, such as `2026-11-27`, in the calendar of those who
 * send it. Text: a `Date` would become the day of the process's own time zone.
 */
export function dueDate(requestedAt: Date): string {
  const day = new Date(`${shanghaiTime(requestedAt).slice(0, 10)}T00:00:00Z`);
  return new Date(day.getTime() + PRINTED_COPY_DAYS * DAY_MS).toISOString().slice(0, 10);
}
