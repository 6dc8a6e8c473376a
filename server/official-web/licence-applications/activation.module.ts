import { Module } from '@nestjs/common';
import { SystemModule } from '../reference-data/system.module.js';
import { SubmissionsModule } from '../common/submissions/submissions.service.js';
import { ThrottleModule } from '../common/limits/throttle.module.js';
import { ActivationController } from './activation.controller.js';
import { InvitationCodesService } from './invitation-codes.service.js';
import { LicenceApplicationChecks } from './licence-application.checks.js';
import { LicenceApplicationsService } from './licence-applications.service.js';
import { SubmissionStatusService } from './submission-status.service.js';

@Module({
  imports: [SystemModule, SubmissionsModule, ThrottleModule],
  controllers: [ActivationController],
  providers: [
    InvitationCodesService,
    LicenceApplicationChecks,
    LicenceApplicationsService,
    SubmissionStatusService,
  ],
})
export class ActivationModule {}
