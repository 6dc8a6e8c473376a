import { Injectable } from '@nestjs/common';
import type { SubmissionKind } from '../database/generated/client.js';
import { PrismaService } from '../database/prisma.service.js';
import { DeliveryError } from './channels/channel.js';
import { type NotifiedSubmission, reachedAt } from '../submissions/submission.js';

/** Reads submissions at the moment of sending: an erased one is told to nobody. */
@Injectable()
export class NotifiedSubmissions {
  constructor(private readonly prisma: PrismaService) {}

  find(kind: SubmissionKind, reference: string): Promise<NotifiedSubmission | undefined> {
    switch (kind) {
      case 'licence_application':
        return this.licenceApplication(reference);
      case 'inquiry':
        return this.inquiry(reference);
      case 'ifu_request':
        return this.ifuRequest(reference);
      default:
        // Of a newer release beside this one, which will send it.
        throw new DeliveryError('UNKNOWN_KIND');
    }
  }

  private async licenceApplication(reference: string): Promise<NotifiedSubmission | undefined> {
    const row = await this.prisma.licenceApplication.findUnique({ where: { reference } });
    if (!row || row.status === 'spam') return undefined;
    return {
      reference,
      kind: 'licence_application',
      edition: row.edition,
      submittedAt: row.createdAt,
      product: row.product,
      sender: {
        institution: row.institution,
        // The English form labels the two the other way round.
        name: row.edition === 'zh' ? `${row.surname}${row.name}` : `${row.surname} ${row.name}`,
        telephone: row.telephone === null ? undefined : `+${row.areaCode} ${row.telephone}`,
        email: row.email ?? undefined,
        text: row.remark ?? undefined,
      },
    };
  }

  private async ifuRequest(reference: string): Promise<NotifiedSubmission | undefined> {
    const row = await this.prisma.ifuRequest.findUnique({
      where: { reference },
      include: { document: true, country: true },
    });
    if (!row || row.status === 'spam') return undefined;
    const address = row.address === null ? undefined : `${row.address}, ${row.country?.nameEn}`;
    return {
      reference,
      kind: `ifu_${row.kind}`,
      edition: row.edition,
      submittedAt: row.createdAt,
      product: row.document.product,
      sender: {
        institution: row.institution,
        name: row.name,
        telephone: undefined,
        email: row.email,
        text: address,
      },
    };
  }

  private async inquiry(reference: string): Promise<NotifiedSubmission | undefined> {
    const row = await this.prisma.inquiry.findUnique({ where: { reference } });
    if (!row || row.status === 'spam') return undefined;
    return {
      reference,
      kind: row.kind,
      edition: row.edition,
      submittedAt: row.createdAt,
      product: row.product ?? undefined,
      sender: {
        institution: row.company,
        name: row.name,
        ...reachedAt(row),
        text: row.content ?? undefined,
      },
    };
  }
}
