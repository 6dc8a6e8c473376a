import { Module } from '@nestjs/common';
import { DocumentFiles } from './document-files.js';

@Module({ providers: [DocumentFiles], exports: [DocumentFiles] })
export class DocumentsModule {}
