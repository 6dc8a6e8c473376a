import { All, Controller, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { ResponseHeaders } from '../http/responses/response-headers.js';
import { isRead } from '../http/requests.js';
import { sendThroughExpress } from '../http/responses/resource.js';
import { SiteResponses } from './site-responses.js';

/** Takes every address that no other controller names: the router tries patterns after names. */
@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class SiteController {
  constructor(
    private readonly answers: SiteResponses,
    private readonly headers: ResponseHeaders,
  ) {}

  @All('{*path}')
  async any(@Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = isRead(request)
      ? await this.answers.answer(request)
      : this.headers.methodNotAllowed();
    sendThroughExpress(request, response, answer);
  }
}
