import { Module } from '@nestjs/common';
import { OutboxModule } from '../../../notifications/outbox/outbox.module.js';
import { ThrottleModule } from '../limits/throttle.module.js';
import { FormTokens } from './form-tokens.js';
import { Idempotency } from './idempotency.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [OutboxModule, ThrottleModule],
  providers: [FormTokens, Idempotency, SubmissionsService],
  exports: [FormTokens, SubmissionsService],
})
export class SubmissionsModule {}
