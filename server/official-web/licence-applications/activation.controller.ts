import { Body, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  API_CALLS,
  type InvitationCodeCheck,
  type SubmissionProgress,
  type SubmissionReceipt,
} from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { ApiCall, ApiController, FromRequest } from '../common/api.decorators.js';
import { success } from '../common/envelope/success.js';
import {
  FromSubmissionContext,
  type SubmissionContext,
} from '../common/submissions/submission-context.js';
import { ConstantTimeLookup } from '../common/limits/constant-time-lookup.js';
import {
  INVITATION_CODE_CHECK,
  LICENCE_APPLICATION,
  STATUS_LOOKUP,
} from './activation.documentation.js';
import { InvitationCodeDto, StatusQueryDto } from './dto/status-query.dto.js';
import { InvitationCodesService } from './invitation-codes.service.js';
import { type CheckedApplication, LicenceApplicationPipe } from './licence-application.pipe.js';
import { LicenceApplicationsService } from './licence-applications.service.js';
import { SubmissionStatusService } from './submission-status.service.js';

@ApiController()
export class ActivationController {
  constructor(
    private readonly invitationCodes: InvitationCodesService,
    private readonly applications: LicenceApplicationsService,
    private readonly statuses: SubmissionStatusService,
    private readonly lookups: ConstantTimeLookup,
  ) {}

  @ApiCall(API_CALLS.checkInvitationCode, INVITATION_CODE_CHECK)
  checkInvitationCode(
    @Body() { invitationCode }: InvitationCodeDto,
    @Req() request: Request,
  ): Promise<Envelope<InvitationCodeCheck>> {
    return success(this.lookups.answer(request, () => this.invitationCodes.check(invitationCode)));
  }

  @ApiCall(API_CALLS.submitInfo, LICENCE_APPLICATION)
  submitInfo(
    @FromRequest(LicenceApplicationPipe) application: CheckedApplication,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.applications.submit(application, sender));
  }

  @ApiCall(API_CALLS.getStatus, STATUS_LOOKUP)
  getStatus(
    @Body() query: StatusQueryDto,
    @Req() request: Request,
  ): Promise<Envelope<SubmissionProgress>> {
    return success(this.lookups.answer(request, () => this.statuses.progress(query)));
  }
}
