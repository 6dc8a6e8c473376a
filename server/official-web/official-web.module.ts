import { Module } from '@nestjs/common';
import { ActivationModule } from './activation/activation.module.js';
import { AngioCeModule } from './angio-ce/angio-ce.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { SystemModule } from './system/system.module.js';
import { ThrottleModule } from './throttle/throttle.module.js';

/** The REST API below `/officialWeb`. */
@Module({
  imports: [
    ThrottleModule,
    SystemModule,
    ActivationModule,
    InquiriesModule,
    AngioCeModule,
    OpenApiModule,
  ],
})
export class OfficialWebModule {}
