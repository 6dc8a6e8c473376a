import { Body } from '@nestjs/common';
import {
  API_CALLS,
  type InvitationCodeCheck,
  type SubmissionReceipt,
} from '../../../web/contract/api.js';
import { ApiCall, ApiController, FromRequest } from '../api.decorators.js';
import { FromSender, type Sender } from '../submissions/sender.js';
import { INVITATION_CODE_CHECK, LICENCE_APPLICATION } from './activation.documentation.js';
import { InvitationCodeDto } from './dto/invitation-code.dto.js';
import { InvitationCodesService } from './invitation-codes.service.js';
import { type CheckedApplication, LicenceApplicationPipe } from './licence-application.pipe.js';
import { LicenceApplicationsService } from './licence-applications.service.js';

@ApiController()
export class ActivationController {
  constructor(
    private readonly invitationCodes: InvitationCodesService,
    private readonly applications: LicenceApplicationsService,
  ) {}

  @ApiCall(API_CALLS.checkInvitationCode, INVITATION_CODE_CHECK)
  checkInvitationCode(@Body() { invitationCode }: InvitationCodeDto): Promise<InvitationCodeCheck> {
    return this.invitationCodes.check(invitationCode);
  }

  @ApiCall(API_CALLS.submitInfo, LICENCE_APPLICATION)
  submitInfo(
    @FromRequest(LicenceApplicationPipe) application: CheckedApplication,
    @FromSender() sender: Sender,
  ): Promise<SubmissionReceipt> {
    return this.applications.submit(application, sender);
  }
}
