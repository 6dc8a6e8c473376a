import { type CleanedEnv, str } from 'envalid';
import { atMost, onOff, portNumber } from './variables.js';

/** How long what people sent is kept: as long as the privacy texts say, or shorter. */
export interface Retention {
  /** Submissions, counted from the last contact about them. */
  readonly submissionMonths: number;
  /** Technical records: hashed addresses, request ids, settled notifications. */
  readonly technicalDays: number;
}

export interface OperationsConfig {
  readonly log: { readonly format: 'text' | 'json'; readonly requests: boolean };
  /** Where /metrics is served. Absent: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly retention: Retention;
  /** Time that requests under way get when the process is told to stop. */
  readonly shutdownSeconds: number;
  /** Who runs staff commands, as the audit names them. Absent: the system's user. */
  readonly staffName: string | undefined;
}

/** The privacy texts promise these; longer periods would break the promise. */
const PROMISED = { submissionMonths: 24, technicalDays: 30 };

export const OPERATIONS_VARIABLES = {
  LOG_FORMAT: str({ choices: ['text', 'json'], default: 'text' }),
  LOG_REQUESTS: onOff({ default: undefined }),
  METRICS_PORT: portNumber({ default: undefined }),
  METRICS_HOST: str({ default: '127.0.0.1' }),
  RETENTION_MONTHS: atMost(PROMISED.submissionMonths)({ default: PROMISED.submissionMonths }),
  TECHNICAL_RETENTION_DAYS: atMost(PROMISED.technicalDays)({ default: PROMISED.technicalDays }),
  SHUTDOWN_SECONDS: atMost(8)({ default: 8 }),
  STAFF_NAME: str({ default: undefined }),
};

export function operationsConfig(env: CleanedEnv<typeof OPERATIONS_VARIABLES>): OperationsConfig {
  return {
    log: {
      format: env.LOG_FORMAT,
      // Text is read by people, who would not see anything else for all the requests.
      requests: env.LOG_REQUESTS ?? env.LOG_FORMAT === 'json',
    },
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    retention: {
      submissionMonths: env.RETENTION_MONTHS,
      technicalDays: env.TECHNICAL_RETENTION_DAYS,
    },
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    staffName: env.STAFF_NAME,
  };
}
