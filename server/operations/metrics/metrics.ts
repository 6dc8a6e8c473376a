import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Reason } from '../../../web/contract/envelope.js';
import { PrismaService } from '../../database/prisma.service.js';

/** From a page out of memory to a submission that waits for the database. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What Prometheus reads. Labels have few values: of what a visitor sends there is the method, and HTTP has few. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by kind and status',
    labelNames: ['kind', 'method', 'status'],
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly pages = { hit: 0, miss: 0 };
  private readonly submissions = new Counter({
    name: 'submissions_total',
    help: 'Submissions by outcome: accepted, replayed, spam, or the reason of their refusal',
    labelNames: ['call', 'outcome'],
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'api_refusals_total',
    help: 'Calls that were answered with an error, by reason; limits are RATE_LIMITED and SUBMISSION_LIMIT_EXCEEDED',
    labelNames: ['reason'],
    registers: this.registers,
  });

  constructor(private readonly prisma: PrismaService) {
    this.watchPages();
    this.watchOutbox();
  }

  request(kind: string, method: string, status: number, seconds: number): void {
    this.requests.observe({ kind, method, status }, seconds);
  }

  page(result: 'hit' | 'miss'): void {
    this.pages[result] += 1;
  }

  submission(call: string, outcome: 'accepted' | 'replayed' | 'spam' | Reason): void {
    this.submissions.inc({ call, outcome });
  }

  refusal(reason: Reason): void {
    this.refusals.inc({ reason });
  }

  /** Counted in plain numbers: a page from memory takes hardly longer than a labelled counter. */
  private watchPages(): void {
    const pages = this.pages;
    new Counter({
      name: 'page_cache_total',
      help: 'Pages taken from memory (hit) or waited for (miss)',
      labelNames: ['result'],
      registers: this.registers,
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(pages)) this.inc({ result }, count);
      },
    });
  }

  /** Read when Prometheus asks; nothing is said while the database is away. */
  private watchOutbox(): void {
    const prisma = this.prisma;
    new Gauge({
      name: 'outbox_oldest_pending_seconds',
      help: 'Age of the oldest notification that waits to be sent; 0 where none waits',
      registers: this.registers,
      async collect() {
        this.remove();
        const age = await oldestPending(prisma).catch(() => undefined);
        if (age !== undefined) this.set(age);
      },
    });
    new Gauge({
      name: 'outbox_messages',
      help: 'Notifications by channel and state, all instances together',
      labelNames: ['channel', 'status'],
      registers: this.registers,
      async collect() {
        this.reset();
        const groups = await outboxDepth(prisma).catch(() => []);
        for (const { channel, status, _count } of groups) this.set({ channel, status }, _count);
      },
    });
  }
}

function outboxDepth({ outboxMessage }: PrismaService) {
  return outboxMessage.groupBy({ by: ['channel', 'status'], _count: true });
}

/** Seconds; 0 where nothing waits. */
async function oldestPending({ outboxMessage }: PrismaService): Promise<number> {
  const { _min } = await outboxMessage.aggregate({
    where: { status: 'pending' },
    _min: { createdAt: true },
  });
  return _min.createdAt ? (Date.now() - Number(_min.createdAt)) / 1000 : 0;
}
