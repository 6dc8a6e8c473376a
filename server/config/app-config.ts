import { resolve } from 'node:path';
import { cleanEnv, str } from 'envalid';
import type { Edition } from '../../web/contract/editions.js';
import {
  NOTIFICATION_VARIABLES,
  type NotificationConfig,
  notificationConfig,
} from './notification-config.js';
import {
  OPERATIONS_VARIABLES,
  type OperationsConfig,
  operationsConfig,
} from './operations-config.js';
import {
  count,
  listenAddress,
  onOff,
  origin,
  originList,
  portNumber,
  positiveCount,
  postgresUrl,
  redisUrl,
  secret,
  StartupError,
  trustedProxies,
} from './variables.js';
import { existsSync } from 'node:fs';

/** Counts per window, each independent of the others. */
export interface Limits {
  /** Calls of any kind per minute and client address. */
  readonly callsPerMinute: number;
  /** Lookups of serial numbers, invitation codes and submissions per minute and client address. */
  readonly lookupsPerMinute: number;
  /** Accepted submissions per hour and client address. */
  readonly addressSubmissionsPerHour: number;
  /** Accepted applications per window for one e-mail, one telephone, one serial number. */
  readonly submissions: number;
  readonly submissionWindowHours: number;
}

export interface AppConfig {
  readonly production: boolean;
  readonly port: number;
  /** The address to listen on. Absent: all of this machine's. */
  readonly host: string | undefined;
  readonly origins: Readonly<Record<Edition, string>>;
  /** Absent: the embedded database in `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly seedDemo: boolean;
  readonly trustProxy: number | readonly string[] | undefined;
  /** Key of hashed subjects and codes. Absent: one is kept in `dataDirectory`. */
  readonly secretKey: string | undefined;
  readonly limits: Limits;
  /** Origins of other sites whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Shared counters of several instances. Absent: PostgreSQL counts. */
  readonly redisUrl: string | undefined;
  /** A form sent sooner after it was opened than this was not filled in by a person. */
  readonly minimumFillMs: number;
  /** The page that explains the API. */
  readonly apiDocs: boolean;
  readonly mobileZoom: 'locked' | 'free';
  readonly notifications: NotificationConfig;
  readonly operations: OperationsConfig;
}

const DEFAULT_PORT = 3000;

/** Reads the environment once, whole; a wrong value is a {@link StartupError} that names it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): AppConfig {
  const env = cleanEnv(
    withoutEmpty(environment),
    {
      NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
      PORT: portNumber({ default: DEFAULT_PORT }),
      HOST: listenAddress({ default: undefined }),
      ZH_ORIGIN: origin({ default: undefined }),
      EN_ORIGIN: origin({ default: undefined }),
      DATABASE_URL: postgresUrl({ default: undefined }),
      DATA_DIR: str({ default: '.data' }),
      SEED_DEMO: onOff({ default: undefined }),
      TRUST_PROXY: trustedProxies({ default: undefined }),
      SECRET_KEY: secret({ default: undefined }),
      SUBMISSION_LIMIT: positiveCount({ default: 3 }),
      SUBMISSION_WINDOW_HOURS: positiveCount({ default: 24 }),
      ADDRESS_SUBMISSIONS_PER_HOUR: positiveCount({ default: 10 }),
      CALLS_PER_MINUTE: positiveCount({ default: 60 }),
      LOOKUPS_PER_MINUTE: positiveCount({ default: 10 }),
      CORS_ORIGINS: originList({ default: [] }),
      REDIS_URL: redisUrl({ default: undefined }),
      MINIMUM_FILL_MS: count({ default: 500 }),
      API_DOCS: onOff({ default: true }),
      MOBILE_ZOOM: str({ choices: ['locked', 'free'], default: 'locked' }),
      ...NOTIFICATION_VARIABLES,
      ...OPERATIONS_VARIABLES,
    },
    { reporter: ({ errors }) => refuse(errors) },
  );
  if ((env.ZH_ORIGIN === undefined) !== (env.EN_ORIGIN === undefined)) {
    throw new StartupError('ZH_ORIGIN and EN_ORIGIN: expected both or none');
  }
  const origins = {
    zh: env.ZH_ORIGIN ?? `http://localhost:${env.PORT}`,
    en: env.EN_ORIGIN ?? `http://en.localhost:${env.PORT}`,
  };
  // What a request asks for tells the edition by its host name alone.
  if (new URL(origins.zh).hostname === new URL(origins.en).hostname) {
    throw new StartupError('ZH_ORIGIN and EN_ORIGIN: expected two different host names');
  }
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST ?? safeHost(env.TRUST_PROXY),
    origins,
    databaseUrl: env.DATABASE_URL,
    dataDirectory: resolve(env.DATA_DIR),
    seedDemo: env.SEED_DEMO ?? env.DATABASE_URL === undefined,
    trustProxy: env.TRUST_PROXY,
    secretKey: env.SECRET_KEY,
    limits: {
      callsPerMinute: env.CALLS_PER_MINUTE,
      lookupsPerMinute: env.LOOKUPS_PER_MINUTE,
      addressSubmissionsPerHour: env.ADDRESS_SUBMISSIONS_PER_HOUR,
      submissions: env.SUBMISSION_LIMIT,
      submissionWindowHours: env.SUBMISSION_WINDOW_HOURS,
    },
    corsOrigins: env.CORS_ORIGINS,
    redisUrl: env.REDIS_URL,
    minimumFillMs: env.MINIMUM_FILL_MS,
    apiDocs: env.API_DOCS,
    mobileZoom: env.MOBILE_ZOOM,
    notifications: notificationConfig(env),
    operations: operationsConfig(env),
  };
}

/** Where proxies are counted, whoever calls without one may write an address of its own choice. */
function safeHost(trustProxy: AppConfig['trustProxy']): string | undefined {
  return typeof trustProxy === 'number' ? '127.0.0.1' : undefined;
}

/** `NAME=` in a file of variables means "not set". */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
}

function refuse(errors: Readonly<Partial<Record<string, Error>>>): void {
  const wrong = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}`);
  if (wrong.length > 0) throw new StartupError(wrong.join('; '));
}

/** Configuration of this process: its environment, completed by a `.env` file in its folder. */
export function processConfig(): AppConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
