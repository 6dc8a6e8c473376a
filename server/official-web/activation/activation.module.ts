import { Module } from '@nestjs/common';
import { SystemModule } from '../system/system.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
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
