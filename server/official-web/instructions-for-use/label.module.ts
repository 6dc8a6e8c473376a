import { Module } from '@nestjs/common';
import { DocumentsModule } from './documents.module.js';
import { LabelController } from './label.controller.js';

/** Addresses that stand on labels, and the files. */
@Module({ imports: [DocumentsModule], controllers: [LabelController] })
export class LabelModule {}
