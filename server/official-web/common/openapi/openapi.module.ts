import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiDocuments } from './api-documents.js';
import { OpenApiController } from './openapi.controller.js';

/** The API's description of itself, for programs and for people. */
@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController],
  providers: [ApiDocuments],
})
export class OpenApiModule {}
