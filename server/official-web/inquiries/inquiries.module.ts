import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../common/submissions/submissions.service.js';
import { InquiriesController } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';

@Module({
  imports: [SubmissionsModule],
  controllers: [InquiriesController],
  providers: [InquiriesService],
})
export class InquiriesModule {}
