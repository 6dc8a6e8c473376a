import { API_CALLS, type SubmissionReceipt } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { ApiCall, ApiController, FromRequest } from '../common/api.decorators.js';
import { success } from '../common/envelope/success.js';
import {
  FromSubmissionContext,
  type SubmissionContext,
} from '../common/submissions/submission-context.js';
import type { ConsultationDto } from './dto/inquiry.dto.js';
import { CONSULTATION, COOPERATION, GUIDANCE } from './inquiries.documentation.js';
import { InquiriesService } from './inquiries.service.js';
import { ConsultationPipe, type MessageDto, MessagePipe } from './inquiry.pipes.js';

@ApiController()
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  @ApiCall(API_CALLS.submitCooperation, COOPERATION)
  cooperation(
    @FromRequest(MessagePipe) message: MessageDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.inquiries.message('cooperation', message, sender));
  }

  @ApiCall(API_CALLS.submitGuidance, GUIDANCE)
  guidance(
    @FromRequest(MessagePipe) message: MessageDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.inquiries.message('guidance', message, sender));
  }

  @ApiCall(API_CALLS.submitConsultation, CONSULTATION)
  consultation(
    @FromRequest(ConsultationPipe) consultation: ConsultationDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.inquiries.consultation(consultation, sender));
  }
}
