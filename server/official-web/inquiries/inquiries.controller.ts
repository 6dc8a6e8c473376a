import { API_CALLS, type SubmissionReceipt } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { ApiController, ApiRequest, ApiSubmission, FromRequest } from '../common/api.decorators.js';
import { success } from '../common/envelope/answers.js';
import {
  FromSubmissionContext,
  type SubmissionContext,
} from '../common/submissions/submission-context.js';
import { editionPipe } from '../common/validation/edition-pipe.js';
import {
  ChineseMessageDto,
  ConsultationDto,
  EnglishMessageDto,
  type MessageDto,
} from './dto/inquiry.dto.js';
import { CONSULTATIONS, MESSAGES } from './inquiries.examples.js';
import { InquiriesService } from './inquiries.service.js';

const RECEIPT = { reference: 'IN-4C8N-0RTW-X6PB', submittedAt: '2026-03-02T08:15:30.000Z' };
const MESSAGE = {
  countedBy: ['e-mail address', 'telephone number'],
  receipt: RECEIPT,
};

const MessagePipe = editionPipe<MessageDto>(ChineseMessageDto, EnglishMessageDto);
const ConsultationPipe = editionPipe(ConsultationDto);

@ApiController()
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  @ApiSubmission(API_CALLS.submitCooperation, {
    ...MESSAGE,
    summary: 'Propose a research cooperation',
    description:
      'Stores a proposal and answers with its reference. The two editions ask for different fields.',
  })
  @ApiRequest([ChineseMessageDto, EnglishMessageDto], MESSAGES)
  cooperation(
    @FromRequest(MessagePipe) message: MessageDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.inquiries.message('cooperation', message, sender));
  }

  @ApiSubmission(API_CALLS.submitGuidance, {
    ...MESSAGE,
    summary: 'Write to the company',
    description:
      'Stores a message of the contact page and answers with its reference. The two editions ask for different fields.',
  })
  @ApiRequest([ChineseMessageDto, EnglishMessageDto], MESSAGES)
  guidance(
    @FromRequest(MessagePipe) message: MessageDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.inquiries.message('guidance', message, sender));
  }

  @ApiSubmission(API_CALLS.submitConsultation, {
    summary: 'Ask about a product',
    description:
      'Stores a question about one product and answers with its reference. Both editions ask for the same fields.',
    countedBy: ['e-mail address'],
    receipt: RECEIPT,
  })
  @ApiRequest([ConsultationDto], CONSULTATIONS)
  consultation(
    @FromRequest(ConsultationPipe) consultation: ConsultationDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.inquiries.consultation(consultation, sender));
  }
}
