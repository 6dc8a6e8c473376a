import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../common/submissions/submissions.service.js';
import { ThrottleModule } from '../common/limits/throttle.module.js';
import { GeographyService } from './geography.service.js';
import { SerialNumbersService } from './serial-numbers.service.js';
import { SystemController } from './system.controller.js';

@Module({
  imports: [ThrottleModule, SubmissionsModule],
  controllers: [SystemController],
  providers: [GeographyService, SerialNumbersService],
  exports: [GeographyService, SerialNumbersService],
})
export class SystemModule {}
