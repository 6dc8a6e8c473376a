import { Body } from '@nestjs/common';
import {
  API_CALLS,
  type DocumentDescription,
  type SubmissionReceipt,
} from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { documentPath } from '../../../web/contract/instructions-for-use.js';
import { DocumentFiles } from './document-files.js';
import { ApiCall, ApiController, FromRequest } from '../common/api.decorators.js';
import { success } from '../common/envelope/success.js';
import {
  FromSubmissionContext,
  type SubmissionContext,
} from '../common/submissions/submission-context.js';
import { DOCUMENT, DOCUMENT_REQUEST } from './angio-ce.documentation.js';
import { DocumentDto, type IfuRequestDto } from './dto/ifu-request.dto.js';
import { IfuRequestPipe } from './ifu-request.pipe.js';
import { IfuRequestsService } from './ifu-requests.service.js';

@ApiController()
export class AngioCeController {
  constructor(
    private readonly documents: DocumentFiles,
    private readonly requests: IfuRequestsService,
  ) {}

  @ApiCall(API_CALLS.getPDF, DOCUMENT)
  document(@Body() { document }: DocumentDto): Promise<Envelope<DocumentDescription>> {
    const found = this.documents.get(document);
    const { id, title, version, language, publishedAt, status, pages, sizeBytes, sha256 } = found;
    return success({
      document: id,
      title,
      version,
      language,
      publishedAt,
      status,
      pages,
      sizeBytes,
      sha256,
      url: documentPath(found),
    });
  }

  @ApiCall(API_CALLS.submitDocumentRequest, DOCUMENT_REQUEST)
  submit(
    @FromRequest(IfuRequestPipe) request: IfuRequestDto,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.requests.submit(request, sender));
  }
}
