import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Response } from 'express';
import { Readiness, type ReadinessState } from './readiness.js';

const RETRY_AFTER_SECONDS = '5';

@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers; says nothing of its parts. Pages are answered as long as this is. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Submissions can be taken: the database answers and has every migration. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: ReadinessState }> {
    const status = await this.readiness.state();
    response.set('Cache-Control', 'no-store');
    if (status !== 'ready') {
      response.status(HttpStatus.SERVICE_UNAVAILABLE).set('Retry-After', RETRY_AFTER_SECONDS);
    }
    return { status };
  }
}
