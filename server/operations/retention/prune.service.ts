import {
  Inject,
  Injectable,
  Logger,
  Module,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { OpenDatabase } from '../../database/open-database.js';
import { PrismaService } from '../../database/prisma.service.js';
import { OPEN_DATABASE } from '../../database/keyed-hash.js';

/** The first visitors after a start come first. */
const FIRST_PAUSE_MS = 3_000;
const INTERVAL_MS = 10 * 60_000;
/** Rows that one statement changes; some 100 ms at most. */
const BATCH = 5_000;

/** Tables whose rows say themselves until when they count. */
const EXPIRING = ['call_counters', 'rate_counters', 'idempotency_keys'];

/**
 * What autovacuum does on a PostgreSQL server, and no call of Prisma's, for the tables whose rows
 * come and go. Those of submissions are not analysed here: the samples that the planner keeps are
 * people's data. Erasures do it, so that the samples hold nothing of the erased.
 */
const VACUUM = [
  'VACUUM (ANALYZE) call_counters',
  'VACUUM (ANALYZE) rate_counters',
  'VACUUM (ANALYZE) idempotency_keys',
  'VACUUM (ANALYZE) outbox_messages',
  'VACUUM licence_applications',
  'VACUUM inquiries',
  'VACUUM ifu_requests',
  'CHECKPOINT',
];

/**
 * Removes counters, stored answers, technical records and notifications whose time has passed, by
 * the database's clock: an instance's own may be ahead. Several instances may do it at once. The
 * embedded database, which has no autovacuum, is vacuumed afterwards: the room of what went would
 * never be used again.
 */
@Injectable()
export class PruneService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Prune');
  private readonly technicalDays: number;
  private timer: NodeJS.Timeout | undefined;
  /** The statement under way is the last: the connections are about to end. */
  private isStopping = false;

  constructor(
    private readonly prisma: PrismaService,
    @Inject(OPEN_DATABASE) private readonly database: OpenDatabase,
    @Inject(APP_CONFIG) { operations }: AppConfig,
  ) {
    this.technicalDays = operations.retention.technicalDays;
  }

  onModuleInit(): void {
    this.pruneAfter(FIRST_PAUSE_MS);
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    clearTimeout(this.timer);
  }

  private pruneAfter(pauseMs: number): void {
    if (this.isStopping) return;
    this.timer = setTimeout(() => {
      void this.prune()
        .then(() => this.vacuum())
        .then(() => this.pruneAfter(INTERVAL_MS));
    }, pauseMs).unref();
  }

  private async prune(): Promise<void> {
    const { licenceApplication, inquiry, ifuRequest, outboxMessage } = this.prisma;
    const steps = [
      ...EXPIRING.map((table) => () => this.untilNoneIsLeft(() => this.deleteExpired(table))),
      () => this.ofOldRows((createdAt) => licenceApplication.updateMany(forgetting(createdAt))),
      () => this.ofOldRows((createdAt) => inquiry.updateMany(forgetting(createdAt))),
      () => this.ofOldRows((createdAt) => ifuRequest.updateMany(forgetting(createdAt))),
      // Also those that still wait: nobody sends for a channel that was switched off, and if it is
      // switched on again, nobody wants receipts of months ago.
      () =>
        this.ofOldRows((createdAt) =>
          outboxMessage.deleteMany({ where: { createdAt }, limit: BATCH }),
        ),
    ];
    // One that fails keeps none of the others from what was promised.
    for (const step of steps) {
      if (this.isStopping) return;
      try {
        await step();
      } catch (error) {
        this.warn(`Not everything was pruned this time: ${String(error)}`);
      }
    }
  }

  /**
   * In SQL: what a call of Prisma's has chosen it deletes, though somebody may have renewed it while
   * the statement waited for the row. The second comparison is made again with the row as it then is.
   */
  private deleteExpired(table: string): Promise<number> {
    return this.prisma.$executeRawUnsafe(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
         SELECT ctid FROM ${table} WHERE expires_at < now() LIMIT ${BATCH}))
       AND expires_at < now()`,
    );
  }

  /** One statement after the other: visitors, who share the one session, get their turn between them. */
  private async vacuum(): Promise<void> {
    if (this.database.kind !== 'embedded') return;
    try {
      for (const statement of VACUUM) {
        if (this.isStopping) return;
        await this.prisma.$executeRawUnsafe(statement);
      }
    } catch (error) {
      this.warn(`The database was not vacuumed this time: ${String(error)}`);
    }
  }

  /** Changes all rows, of a table, that were made longer ago than technical records are kept. */
  private async ofOldRows(
    change: (createdAt: { lt: Date }) => Promise<{ count: number }>,
  ): Promise<void> {
    const [row] = await this.prisma.$queryRaw<{ moment: Date }[]>`
      SELECT now() - make_interval(days => ${this.technicalDays}::int) AS moment`;
    await this.untilNoneIsLeft(async () => (await change({ lt: row!.moment })).count);
  }

  /** Changes rows batch by batch: a statement that takes too long is ended, and all of it undone. */
  private async untilNoneIsLeft(change: () => Promise<number>): Promise<void> {
    while (!this.isStopping && (await change()) === BATCH);
  }

  /** What the end of the process cuts short, the next one does. */
  private warn(message: string): void {
    if (!this.isStopping) this.logger.warn(message);
  }
}

/** The change that empties technical records. */
const forgetting = (createdAt: { lt: Date }) => ({
  where: { createdAt, requestId: { not: null } },
  data: { requestId: null, clientAddressHash: null },
  limit: BATCH,
});

@Module({ providers: [PruneService] })
export class MaintenanceModule {}
