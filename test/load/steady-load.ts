import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import type { Envelope } from '../../web/contract/envelope.js';
import { chineseApplication } from '../support/applications.js';

const SENDERS = 4;
const VIEWERS = 2;
const PAUSE_MS = 20;
const RETRY_MS = 250;
const LONGEST_ANSWER_MS = 20_000;
const PAGES = ['/', '/about', '/cooperate/license', '/innovative/intracranial'];

/** What a load has seen so far. */
export interface LoadReport {
  /** References by the e-mail address that was sent with them. */
  readonly acknowledged: Map<string, string>;
  /** Refusals by status; 0 stands for no answer. */
  readonly refused: Map<number, number>;
  /** Refusals with 503 that did not come in the envelope with Retry-After. */
  bare503: number;
  pages: number;
  failedPages: number;
  /** Longest time in which nothing was acknowledged. */
  longestPauseMs: number;
}

export interface SteadyLoad extends LoadReport {
  /** Ends it; what is not answered by now is sent until it is, for a while. */
  readonly stop: () => Promise<void>;
}

/**
 * People who view pages and send applications, as browsers and integrators do: what was not
 * acknowledged is sent again with the same key.
 * @param origins tried in turn when one does not answer, as a proxy does
 */
export function startLoad(origins: readonly string[]): SteadyLoad {
  const agent = new Agent({ keepAlive: true });
  const report: LoadReport = {
    acknowledged: new Map(),
    refused: new Map(),
    bare503: 0,
    pages: 0,
    failedPages: 0,
    longestPauseMs: 0,
  };
  let lastAt = performance.now();
  let isStopping = false;
  let deadline = Infinity;

  const send = async (_none: unknown, first: number) => {
    while (!isStopping) {
      const body = chineseApplication();
      const key = randomUUID();
      for (let attempt = 0; performance.now() < deadline; attempt += 1) {
        const answer = await call(agent, origins[(first + attempt) % origins.length]!, {
          path: `${API_BASE}/${API_CALLS.submitInfo}`,
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        });
        if (answer.status === 200) {
          const { data } = JSON.parse(answer.body) as Envelope<SubmissionReceipt>;
          report.acknowledged.set(body.email, data.reference);
          const now = performance.now();
          report.longestPauseMs = Math.max(report.longestPauseMs, now - lastAt);
          lastAt = now;
          break;
        }
        note(report, answer);
        await sleep(RETRY_MS);
      }
      await sleep(PAUSE_MS);
    }
  };
  const view = async () => {
    for (let index = 0; !isStopping; index += 1) {
      const path = PAGES[index % PAGES.length]!;
      let status = 0;
      for (const origin of origins) {
        ({ status } = await call(agent, origin, { path }));
        if (status !== 0) break;
      }
      report.pages += 1;
      if (status !== 200) report.failedPages += 1;
      await sleep(PAUSE_MS);
    }
  };
  const running = Promise.all([
    ...Array.from({ length: SENDERS }, send),
    ...Array.from({ length: VIEWERS }, view),
  ]);
  return Object.assign(report, {
    async stop() {
      isStopping = true;
      deadline = performance.now() + LONGEST_ANSWER_MS;
      await running;
      agent.destroy();
    },
  });
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter?: string | undefined;
}

interface Call {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Status 0: no answer. */
function call(agent: Agent, origin: string, { path, body, headers }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, body: '' });
    const sent = request(
      origin + path,
      { agent, method: body === undefined ? 'GET' : 'POST', headers, timeout: LONGEST_ANSWER_MS },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', none);
        response.on('close', () => {
          if (!response.complete) return none();
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, body: text, retryAfter });
        });
      },
    );
    sent.on('error', none).on('timeout', () => sent.destroy());
    sent.end(body);
  });
}

function note(report: LoadReport, { status, body, retryAfter }: Answer): void {
  report.refused.set(status, (report.refused.get(status) ?? 0) + 1);
  if (status !== 503) return;
  const isEnvelope = body.startsWith('{') && (JSON.parse(body) as Envelope).errorCode === 503;
  if (!isEnvelope || retryAfter === undefined) report.bare503 += 1;
}
