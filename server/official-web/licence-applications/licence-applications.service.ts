import { Injectable } from '@nestjs/common';
import { API_CALLS, type SubmissionReceipt } from '../../../web/contract/api.js';
import { CONSENT_VERSION, STORED_PROFESSION } from '../../../web/contract/licence-application.js';
import type { Prisma } from '../../database/generated/client.js';
import type { Transaction } from '../../database/sql.service.js';
import { ApiError } from '../common/envelope/api-error.js';
import type { SubmissionContext } from '../common/submissions/submission-context.js';
import {
  type SubmissionColumns,
  SubmissionsService,
} from '../common/submissions/submissions.service.js';
import { InvitationCodesService } from './invitation-codes.service.js';
import type { CheckedApplication } from './licence-application.pipe.js';

@Injectable()
export class LicenceApplicationsService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly invitationCodes: InvitationCodesService,
  ) {}

  submit(application: CheckedApplication, sender: SubmissionContext): Promise<SubmissionReceipt> {
    const { dto, telephone, failures } = application;
    return this.submissions.accept(
      {
        call: API_CALLS.submitInfo,
        kind: 'licence_application',
        prefix: 'LA',
        fields: dto,
        failures,
        subjects: {
          email: dto.email,
          telephone: telephone?.e164,
          serialNumber: dto.serialNumber,
        },
        store: (tx, columns) => this.store(tx, application, columns),
      },
      sender,
    );
  }

  private async store(
    tx: Transaction,
    { dto, serialNumberId, place, telephone }: CheckedApplication,
    columns: SubmissionColumns,
  ): Promise<void> {
    // A spam bot's application uses up nobody's invitation.
    const code = columns.status === 'spam' ? undefined : dto.invitationCode;
    const row: Prisma.LicenceApplicationUncheckedCreateInput = {
      ...columns,
      ...place,
      edition: dto.language,
      topic: dto.topic,
      serialNumberId,
      product: dto.modelType,
      institution: dto.institution,
      profession: STORED_PROFESSION[dto.profession],
      surname: dto.surname,
      name: dto.name,
      countryCode: dto.country,
      address: dto.address ?? null,
      contactMethod: dto.contactMethod ?? null,
      areaCode: telephone?.areaCode ?? null,
      telephone: telephone?.national ?? null,
      email: dto.email ?? null,
      remark: dto.remark ?? null,
      invitationCodeId: await this.takeInvitation(tx, code),
      consentVersion: CONSENT_VERSION,
      consentedAt: columns.createdAt,
    };
    await tx.insert('licence_applications', row);
  }

  private async takeInvitation(tx: Transaction, code: string | undefined): Promise<number | null> {
    if (code === undefined) return null;
    const id = await this.invitationCodes.take(tx, code);
    if (id === undefined) {
      const fields = [{ field: 'invitationCode', code: 'INVALID' as const }];
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    return id;
  }
}
