import { Module } from '@nestjs/common';
import { PruneService } from './prune.service.js';

@Module({ providers: [PruneService] })
export class MaintenanceModule {}
