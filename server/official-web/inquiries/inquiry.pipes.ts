import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import type { Edition } from '../../../web/contract/editions.js';
import { HostEdition } from '../../site/host-edition.js';
import { ApiError } from '../envelope/api-error.js';
import { validateByEdition } from '../validation/edition-body.js';
import {
  ChineseMessageDto,
  ConsultationDto,
  EnglishMessageDto,
  type InquiryDto,
} from './dto/inquiry.dto.js';

/** Validates by the rules of the edition that a body comes from. */
@Injectable()
abstract class InquiryPipe<T extends InquiryDto> implements PipeTransform<Request, Promise<T>> {
  protected abstract readonly classes: Readonly<Record<Edition, new () => T>>;

  constructor(private readonly hostEdition: HostEdition) {}

  async transform(request: Request): Promise<T> {
    const { dto, failures } = await validateByEdition(this.classes, request, this.hostEdition);
    if (failures.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: failures });
    return dto;
  }
}

export type MessageDto = ChineseMessageDto | EnglishMessageDto;

@Injectable()
export class MessagePipe extends InquiryPipe<MessageDto> {
  static readonly classes = { zh: ChineseMessageDto, en: EnglishMessageDto };
  protected readonly classes = MessagePipe.classes;
}

@Injectable()
export class ConsultationPipe extends InquiryPipe<ConsultationDto> {
  static readonly classes = { zh: ConsultationDto, en: ConsultationDto };
  protected readonly classes = ConsultationPipe.classes;
}
