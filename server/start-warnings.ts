import { Logger } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { acceptedDemo, isDemoUsable } from '../prisma/seed.js';
import { launchItems } from '../web/features/launch/launch-items.js';
import type { AppConfig } from './config/app-config.js';
import type { KeyedHash } from './database/keyed-hash.js';
import type { OpenDatabase } from './database/open-database.js';
import type { PrismaService } from './database/prisma.service.js';

const logger = new Logger('Start');

/** One line for each thing that works, but perhaps not as the operator means it. */
export async function warnOfConfiguration(
  config: AppConfig,
  { kind }: Pick<OpenDatabase, 'kind'>,
): Promise<void> {
  warnOfUnknownProxy(config);
  warnOfDirectCallers(config);
  warnOfOwnKey(config, kind);
  await warnOfSamples(config);
}

/** The same of the demo data, which needs the database. */
export async function warnOfDemo(
  config: AppConfig,
  { kind }: Pick<OpenDatabase, 'kind'>,
  prisma: PrismaService,
  hash: KeyedHash,
): Promise<void> {
  // A database on a server is filled on purpose only, by whoever may write its reference data.
  if (config.seedDemo && kind === 'server' && !(await isDemoUsable(prisma, hash))) {
    logger.warn(
      'SEED_DEMO is on, but this database lacks the demo data, or has them from another SECRET_KEY: npm run db:migrate with the same variables adds them',
    );
  }
  // The owner of a shared database has said it, and may just be ending.
  if (!isPublic(config) || kind === 'shared') return;
  const accepted = await acceptedDemo(prisma, hash);
  if (accepted.length === 0) return;
  logger.warn(
    `Whoever reads the documentation can apply with ${accepted.join(', ')}: set SEED_DEMO=off and revoke them (npm run staff -- serials revoke …, codes revoke …)`,
  );
}

/** This process speaks no TLS: https origins are those of a proxy that stands before it. */
function isPublic({ production, origins }: AppConfig): boolean {
  return production && Object.values(origins).some((origin) => origin.startsWith('https:'));
}

/** The proxy's address would be everybody's. */
function warnOfUnknownProxy(config: AppConfig): void {
  if (!isPublic(config) || config.trustProxy !== undefined) return;
  logger.warn('TRUST_PROXY is not set: limits count all visitors behind the proxy as one');
}

/** A count of proxies says nothing of who the last one is: whoever reaches the port passes for it. */
function warnOfDirectCallers({ trustProxy, host }: AppConfig): void {
  if (typeof trustProxy !== 'number' || host === undefined) return;
  if (ipaddr.process(host).range() === 'loopback') return;
  logger.warn(
    `TRUST_PROXY is a number, and HOST is ${host}: callers that reach the port without the proxy choose their own address. Naming the proxy's networks is safer`,
  );
}

/** Two processes with keys of their own do not know each other's invitation codes and limits. */
function warnOfOwnKey({ secretKey, dataDirectory }: AppConfig, kind: OpenDatabase['kind']): void {
  if (kind !== 'server' || secretKey !== undefined) return;
  logger.warn(
    `SECRET_KEY is not set, so that the key in ${dataDirectory} counts: processes with another DATA_DIR on this database do not know its invitation codes, limits and Idempotency-Keys: one submission sent to two of them is stored twice`,
  );
}

async function warnOfSamples({ production }: AppConfig): Promise<void> {
  if (!production) return;
  const { length } = await launchItems();
  if (length === 0) return;
  logger.warn(
    `${length} placeholders, samples and unverified citations are left: npm run launch:check lists them`,
  );
}
