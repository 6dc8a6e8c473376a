import { Body } from '@nestjs/common';
import { API_CALLS, type SubmissionReceipt } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { describeDocument, DocumentFiles } from './document-files.js';
import {
  ApiAnswer,
  ApiCall,
  ApiController,
  ApiRequest,
  ApiSubmission,
  FromRequest,
} from '../common/api.decorators.js';
import { success } from '../common/envelope/answers.js';
import {
  FromSubmissionContext,
  type SubmissionContext,
} from '../common/submissions/submission-context.js';
import { DESCRIPTION, IFU_REQUESTS } from './angio-ce.examples.js';
import { DocumentDescription, DocumentDto, IfuRequestDto } from './dto/ifu-request.dto.js';
import { IfuRequestPipe } from './ifu-request.pipe.js';
import { IfuRequestsService } from './ifu-requests.service.js';

@ApiController()
export class AngioCeController {
  constructor(
    private readonly documents: DocumentFiles,
    private readonly requests: IfuRequestsService,
  ) {}

  @ApiCall(API_CALLS.getPDF, {
    summary: 'Instructions for use of AccuFFRangio',
    description:
      'Describes one edition of the instructions for use and tells where its file is. The file is fetched by GET or HEAD, takes Range and If-None-Match, never changes, and has the SHA-256 given here.',
    reasons: ['DOCUMENT_UNKNOWN', 'DOCUMENT_WITHHELD'],
  })
  @ApiRequest([DocumentDto], {
    zh: { language: 'zh', document: 'angioPDF' },
    en: { language: 'en', document: 'angioPDF1' },
  })
  @ApiAnswer(DocumentDescription, DESCRIPTION)
  document(@Body() { document }: DocumentDto): Promise<Envelope<DocumentDescription>> {
    return success(describeDocument(this.documents.get(document)));
  }

  @ApiSubmission(API_CALLS.submitDocumentRequest, {
    summary: 'Ask for a printed copy, or for notices',
    description:
      'Stores a request for a printed copy of instructions for use, which is free of charge and sent within 7 calendar days, or for notices about new versions, and answers with its reference.',
    countedBy: ['e-mail address'],
    receipt: { reference: 'IU-4C8N-0RTW-X6PB', submittedAt: '2026-03-20T08:15:30.000Z' },
  })
  @ApiRequest([IfuRequestDto], IFU_REQUESTS)
  submit(
    @FromRequest(IfuRequestPipe) request: IfuRequestDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.requests.submit(request, sender));
  }
}
