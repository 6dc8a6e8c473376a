import { Injectable } from '@nestjs/common';
import type { SubmissionProgress } from '../../../web/contract/api.js';
import type { SubmissionStatus } from '../../../web/contract/submission-status.js';
import type { SubmissionStatus as StoredStatus } from '../../database/generated/client.js';
import { SqlService } from '../../database/sql.service.js';
import { ApiError } from '../common/envelope/api-error.js';
import { reachedAt } from '../../submissions/submission.js';
import type { StatusQueryDto } from './dto/status-query.dto.js';
import { isSameTelephone } from '../../submissions/telephone.js';

interface SentSubmission {
  readonly status: StoredStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly email: string | null;
  readonly areaCode: string | null;
  readonly telephone: string | null;
  readonly contact: string | null;
}

/** Spam looks as if nobody had read it yet: its sender was told of success. */
const STATUS: Readonly<Record<StoredStatus, SubmissionStatus>> = {
  new: 'received',
  spam: 'received',
  in_progress: 'in_progress',
  done: 'answered',
};

/** Compared with where there is no such reference, so that this takes no less work. */
const NOBODY: SentSubmission = {
  status: 'new',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  email: 'nobody@example.org',
  areaCode: '86',
  telephone: '13800138000',
  contact: null,
};

/** Tells senders how far their submissions have got. */
@Injectable()
export class SubmissionStatusService {
  constructor(private readonly sql: SqlService) {}

  /** @throws ApiError 404: the same answer for unknown references and for those of other people. */
  async progress(query: StatusQueryDto): Promise<SubmissionProgress> {
    const { reference } = query;
    const found = await this.find(reference);
    const isSender = isSentBy(found ?? NOBODY, query);
    if (!found || !isSender) throw new ApiError('SUBMISSION_UNKNOWN');
    const status = STATUS[found.status];
    // What staff do to a row is nobody's business until it changes what the sender sees.
    const updatedAt = status === 'received' ? found.createdAt : found.updatedAt;
    return {
      reference,
      submittedAt: found.createdAt.toISOString(),
      status,
      updatedAt: updatedAt.toISOString(),
    };
  }

  /** One question for all kinds, answered by the unique indexes whatever the reference looks like. */
  private async find(reference: string): Promise<SentSubmission | undefined> {
    const [row] = await this.sql.query<SentSubmission>`
      SELECT status, created_at AS "createdAt", updated_at AS "updatedAt", email,
        area_code AS "areaCode", telephone, NULL::text AS contact
      FROM licence_applications WHERE reference = ${reference}
      UNION ALL
      SELECT status, created_at, updated_at, email, NULL, telephone, contact
      FROM inquiries WHERE reference = ${reference}
      UNION ALL
      SELECT status, created_at, updated_at, email, NULL, NULL, NULL
      FROM ifu_requests WHERE reference = ${reference}`;
    return row;
  }
}

/** One of the two will do: programs may send both, and most submissions have only one. */
function isSentBy(
  { areaCode, ...contacts }: SentSubmission,
  { email, telephone }: StatusQueryDto,
): boolean {
  const sent = reachedAt(contacts);
  const isSameEmail = email !== undefined && sent.email?.toLowerCase() === email.toLowerCase();
  const isSameNumber =
    telephone !== undefined &&
    sent.telephone !== undefined &&
    isSameTelephone(areaCode, sent.telephone, telephone);
  return isSameEmail || isSameNumber;
}
