import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ThrottleModule } from './common/limits/throttle.module.js';
import { OpenApiController } from './common/openapi/openapi.controller.js';
import { OpenApiDocument } from './common/openapi/openapi-document.js';
import { FormTokens } from './common/submissions/form-tokens.js';
import { Idempotency } from './common/submissions/idempotency.js';
import { SubmissionsService } from './common/submissions/submissions.service.js';
import { InquiriesController } from './inquiries/inquiries.controller.js';
import { InquiriesService } from './inquiries/inquiries.service.js';
import { AngioCeController } from './instructions-for-use/angio-ce.controller.js';
import { DocumentsModule } from './instructions-for-use/document-files.js';
import { IfuRequestsService } from './instructions-for-use/ifu-requests.service.js';
import { ActivationController } from './licence-applications/activation.controller.js';
import { InvitationCodesService } from './licence-applications/invitation-codes.service.js';
import { LicenceApplicationChecks } from './licence-applications/licence-application.checks.js';
import { LicenceApplicationsService } from './licence-applications/licence-applications.service.js';
import { SubmissionStatusService } from './licence-applications/submission-status.service.js';
import { GeographyService } from './reference-data/geography.service.js';
import { SerialNumbersService } from './reference-data/serial-numbers.service.js';
import { SystemController } from './reference-data/system.controller.js';

/** The REST API below `/officialWeb`. */
@Module({
  imports: [ThrottleModule, NotificationsModule, DocumentsModule],
  controllers: [
    SystemController,
    ActivationController,
    InquiriesController,
    AngioCeController,
    OpenApiController,
  ],
  providers: [
    FormTokens,
    GeographyService,
    Idempotency,
    IfuRequestsService,
    InquiriesService,
    InvitationCodesService,
    LicenceApplicationChecks,
    LicenceApplicationsService,
    OpenApiDocument,
    SerialNumbersService,
    SubmissionsService,
    SubmissionStatusService,
  ],
})
export class OfficialWebModule {}
