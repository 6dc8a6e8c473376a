import { Module } from '@nestjs/common';
import { ActivationModule } from './licence-applications/activation.controller.js';
import { AngioCeModule } from './instructions-for-use/angio-ce.controller.js';
import { InquiriesModule } from './inquiries/inquiries.controller.js';
import { OpenApiModule } from './common/openapi/openapi.controller.js';
import { SystemModule } from './reference-data/system.controller.js';
import { ThrottleModule } from './common/limits/throttle.module.js';

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
