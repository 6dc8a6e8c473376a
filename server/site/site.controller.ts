import { All, Controller, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { requestId } from '../observability/request-id.js';
import { AnswerHeaders } from './answers/answer-headers.js';
import { isRead } from './answers/is-read.js';
import { sendAnswer } from './answers/send-answer.js';
import { SiteAnswers } from './site-answers.js';

/** Takes every address that no other controller names: the router tries patterns after names. */
@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class SiteController {
  constructor(
    private readonly answers: SiteAnswers,
    private readonly headers: AnswerHeaders,
  ) {}

  @All('{*path}')
  async any(@Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = isRead(request)
      ? await this.answers.answer(request)
      : this.headers.methodNotAllowed();
    // Middleware of Express has set some already; an answer has them all.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    sendAnswer(request, response, answer, requestId(response));
  }
}
