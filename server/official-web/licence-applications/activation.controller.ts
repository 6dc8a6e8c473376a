import { Body, Req } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { API_CALLS, type SubmissionReceipt } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
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
import { ConstantTimeLookup } from '../common/limits/constant-time-lookup.js';
import { MODULE } from '../common/openapi/headers.js';
import { CHINESE_APPLICATION, ENGLISH_APPLICATION, STATUS_QUERY } from './activation.examples.js';
import { ChineseApplicationDto, EnglishApplicationDto } from './dto/licence-application.dto.js';
import {
  InvitationCodeCheck,
  InvitationCodeDto,
  StatusQueryDto,
  SubmissionProgress,
} from './dto/status-query.dto.js';
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

  @ApiCall(API_CALLS.checkInvitationCode, {
    summary: 'Whether an invitation code can be used',
    description:
      'Does not use up the code. Unknown, revoked and used-up codes get the same answer, in the same time as usable ones.',
    limit: 'lookups',
    reasons: ['INVITATION_CODE_INVALID'],
  })
  @ApiRequest([InvitationCodeDto], {
    zh: { language: 'zh', invitationCode: 'DEMO-INVITE' },
    en: { language: 'en', invitationCode: 'demo-invite' },
  })
  @ApiAnswer(InvitationCodeCheck, { valid: true })
  checkInvitationCode(
    @Body() { invitationCode }: InvitationCodeDto,
    @Req() request: Request,
  ): Promise<Envelope<InvitationCodeCheck>> {
    return success(this.lookups.answer(request, () => this.invitationCodes.check(invitationCode)));
  }

  @ApiSubmission(API_CALLS.submitInfo, {
    summary: 'Apply for a licence',
    description:
      'Stores an application and answers with its reference. The fields an application must carry are those of its edition; all its errors are reported at once. One use of the invitation code, if there is one, is taken with the application or not at all.',
    countedBy: ['e-mail address', 'telephone number', 'serial number'],
    countsGuesses: true,
    receipt: { reference: 'LA-7K3M-9QXD-2FTR', submittedAt: '2026-03-02T08:15:30.000Z' },
  })
  @ApiRequest([ChineseApplicationDto, EnglishApplicationDto], {
    zhEmail: CHINESE_APPLICATION.email,
    zhTelephone: CHINESE_APPLICATION.telephone,
    en: ENGLISH_APPLICATION,
  })
  @ApiHeader({ ...MODULE, example: CHINESE_APPLICATION.email.modelType })
  submitInfo(
    @FromRequest(LicenceApplicationPipe) application: CheckedApplication,
    @FromSubmissionContext() sender: SubmissionContext,
  ): Promise<Envelope<SubmissionReceipt>> {
    return success(this.applications.submit(application, sender));
  }

  @ApiCall(API_CALLS.getStatus, {
    summary: 'How far a submission has got',
    description:
      'Takes the reference of any submission, with the e-mail address or the telephone number that it was sent with: one of them will do, and where both are sent, one has to be right. The answer repeats nothing that was typed. Unknown references, malformed ones and those of other senders get the same answer, in the same time as known ones.',
    limit: 'lookups',
    reasons: ['SUBMISSION_UNKNOWN'],
  })
  @ApiRequest([StatusQueryDto], STATUS_QUERY)
  @ApiAnswer(SubmissionProgress, {
    reference: 'LA-7K3M-9QXD-2FTR',
    submittedAt: '2026-03-02T08:15:30.000Z',
    status: 'in_progress',
    updatedAt: '2026-03-03T01:40:00.000Z',
  })
  getStatus(
    @Body() query: StatusQueryDto,
    @Req() request: Request,
  ): Promise<Envelope<SubmissionProgress>> {
    return success(this.lookups.answer(request, () => this.statuses.progress(query)));
  }
}
