import { Injectable } from '@nestjs/common';
import { EditionPipe } from '../common/validation/edition-pipe.js';
import { ChineseMessageDto, ConsultationDto, EnglishMessageDto } from './dto/inquiry.dto.js';

export type MessageDto = ChineseMessageDto | EnglishMessageDto;

@Injectable()
export class MessagePipe extends EditionPipe<MessageDto> {
  static readonly classes = { zh: ChineseMessageDto, en: EnglishMessageDto };
  protected readonly classes = MessagePipe.classes;
}

@Injectable()
export class ConsultationPipe extends EditionPipe<ConsultationDto> {
  static readonly classes = { zh: ConsultationDto, en: ConsultationDto };
  protected readonly classes = ConsultationPipe.classes;
}
