import { Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '../../../web/contract/api.js';
import {
  INQUIRY_CALLS,
  type InquiryKind,
  PRIVACY_POLICY_VERSION,
} from '../../../web/contract/inquiries.js';
import { STORED_PROFESSION } from '../../../web/contract/licence-application.js';
import type { Prisma } from '../../database/generated/client.js';
import { reachedAt } from '../../submissions/submission.js';
import { telephoneKey } from '../../submissions/telephone.js';
import type { SubmissionContext } from '../common/submissions/submission-context.js';
import {
  type SubmissionColumns,
  SubmissionsService,
} from '../common/submissions/submissions.service.js';
import {
  ChineseMessageDto,
  type ConsultationDto,
  type InquiryDto,
  type MessageDto,
} from './dto/inquiry.dto.js';

/** Columns of an inquiry that come from its own fields. */
type OwnColumns = Omit<
  Prisma.InquiryUncheckedCreateInput,
  keyof SubmissionColumns | 'kind' | 'edition' | 'consentVersion' | 'consentedAt'
>;

@Injectable()
export class InquiriesService {
  constructor(private readonly submissions: SubmissionsService) {}

  message(kind: 'cooperation' | 'guidance', dto: MessageDto, sender: SubmissionContext) {
    const columns: OwnColumns =
      dto instanceof ChineseMessageDto
        ? {
            name: dto.username,
            company: dto.company,
            telephone: dto.telephone,
            email: dto.email ?? null,
            address: dto.address ?? null,
            content: dto.consult,
          }
        : { name: dto.name, company: dto.company, contact: dto.contact, content: dto.content };
    return this.submit(kind, dto, columns, sender);
  }

  consultation(dto: ConsultationDto, sender: SubmissionContext) {
    const columns: OwnColumns = {
      // The order of names is the edition's.
      name:
        dto.language === 'zh'
          ? `${dto.lastName}${dto.firstName}`
          : `${dto.firstName} ${dto.lastName}`,
      company: dto.institutionName,
      email: dto.email,
      product: dto.product,
      profession: STORED_PROFESSION[dto.profession],
    };
    return this.submit('consultation', dto, columns, sender);
  }

  private submit(
    kind: InquiryKind,
    dto: InquiryDto,
    own: OwnColumns,
    sender: SubmissionContext,
  ): Promise<SubmissionReceipt> {
    const { email, telephone } = reachedAt(own);
    return this.submissions.accept(
      {
        call: INQUIRY_CALLS[kind],
        kind: 'inquiry',
        prefix: 'IN',
        fields: dto,
        subjects: {
          email,
          // However it is written. What has no digits is nobody's number.
          telephone: telephoneKey(telephone ?? '') || undefined,
        },
        store: (tx, columns) => {
          const row: Prisma.InquiryUncheckedCreateInput = {
            ...columns,
            ...own,
            kind,
            edition: dto.language,
            consentVersion: PRIVACY_POLICY_VERSION,
            consentedAt: columns.createdAt,
          };
          return tx.insert('inquiries', row);
        },
      },
      sender,
    );
  }
}
