import { Controller, Get, Header, HttpStatus, Injectable, Module, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { missingMigrations } from '../../database/migrations/migrations.js';
import { PrismaService } from '../../database/prisma.service.js';

const LIMIT_MS = 2_000;

type ReadinessState = 'ready' | 'database-away' | 'migrations-missing';

/** Whether this process can take submissions. */
@Injectable()
export class Readiness {
  private asked: Promise<ReadinessState> | undefined;

  constructor(private readonly prisma: PrismaService) {}

  /** However many ask at once, the database is asked once: the address is open to everybody. */
  async state(): Promise<ReadinessState> {
    this.asked ??= this.askDatabase().finally(() => {
      this.asked = undefined;
    });
    const tooLate = sleep(LIMIT_MS, 'database-away' as const, { ref: false });
    return Promise.race([this.asked, tooLate]);
  }

  private async askDatabase(): Promise<ReadinessState> {
    try {
      // The table is the schema engine's, and no model.
      const missing = await missingMigrations({
        query: async (sql) => ({ rows: await this.prisma.$queryRawUnsafe(sql) }),
      });
      return missing.length === 0 ? 'ready' : 'migrations-missing';
    } catch {
      return 'database-away';
    }
  }
}

const RETRY_AFTER_SECONDS = '5';

@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers; says nothing of its parts. Pages are answered as long as this is. */
  @Get('healthz')
  @Header('Cache-Control', 'no-store')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Submissions can be taken: the database answers and has every migration. */
  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: ReadinessState }> {
    const status = await this.readiness.state();
    if (status !== 'ready') {
      response.status(HttpStatus.SERVICE_UNAVAILABLE).set('Retry-After', RETRY_AFTER_SECONDS);
    }
    return { status };
  }
}

@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
