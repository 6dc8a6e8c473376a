import { Module } from '@nestjs/common';
import { DocumentsModule } from './document-files.js';
import { SubmissionsModule } from '../common/submissions/submissions.service.js';
import { SystemModule } from '../reference-data/system.module.js';
import { AngioCeController } from './angio-ce.controller.js';
import { IfuRequestPipe } from './ifu-request.pipe.js';
import { IfuRequestsService } from './ifu-requests.service.js';

/** Instructions for use of AccuFFRangio: their description, and requests about them. */
@Module({
  imports: [DocumentsModule, SubmissionsModule, SystemModule],
  controllers: [AngioCeController],
  providers: [IfuRequestPipe, IfuRequestsService],
})
export class AngioCeModule {}
