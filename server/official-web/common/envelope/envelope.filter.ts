import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { API_BASE, SUBMISSION_CALLS } from '../../../../web/contract/api.js';
import type { Envelope, ErrorData, Reason } from '../../../../web/contract/envelope.js';
import { fieldMessage, reasonMessage } from '../../../../web/content/messages.js';
import { IFU_BASE } from '../../../../web/contract/instructions-for-use.js';
import { type Edition, isEdition, otherEdition } from '../../../../web/contract/editions.js';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { Metrics } from '../../../operations/metrics/metrics.js';
import { RepeatedFailures } from '../../../operations/repeated-failures.js';
import { HostEdition } from '../../../http/host-edition.js';
import { isBelow } from '../../../http/requests.js';
import { ApiError } from './api-error.js';
import { asApiError } from './as-api-error.js';
import { PROBLEM_TYPE, problemOf, wantsProblem } from './problem.js';
import { bodyField } from '../middleware/body-parser.js';
import { normaliseCountry, normaliseLanguage } from '../validation/field.decorators.js';

/** Language of an answer: the body's `language`, else `Accept-Language`, else the host's edition. */
function requestLanguage(request: Request, hostEdition: Edition): Edition {
  const asked = normaliseLanguage(bodyField(request, 'language'));
  if (isEdition(asked)) return asked;
  if (request.headers['accept-language'] === undefined) return hostEdition;
  // Of languages that are as welcome as each other, as `*` makes all, the first is taken.
  const accepted = request.acceptsLanguages(hostEdition, otherEdition(hostEdition));
  return isEdition(accepted) ? accepted : hostEdition;
}

/** Stands for a page that cannot be rendered, and reloads once its source is fixed. */
function developmentFailure(trace: string): string {
  const escaped = trace.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<title>500</title>
<script type="module" src="/web/build/development-client.ts"></script>
<pre>${escaped}</pre>`;
}

/** The one place that answers errors: the envelope from the API and the documents, plain text elsewhere. */
@Catch()
export class EnvelopeFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');
  private readonly failures = new RepeatedFailures();

  constructor(
    @Inject(HostEdition) private readonly hostEdition: HostEdition,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = asApiError(thrown);
    if (error.status >= 500) this.report(thrown, error, request, response);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const isApi = isBelow(API_BASE, request.path);
    if (isApi) this.count(error.reason, request);
    if (isApi || isBelow(IFU_BASE, request.path)) {
      this.answerEnvelope(error, request, response);
    } else {
      const status = thrown instanceof HttpException ? thrown.getStatus() : error.status;
      response.status(status);
      if (this.config.production || status < 500) response.type('text/plain').send(`${status}`);
      else response.type('text/html').send(developmentFailure(traceOf(thrown)));
    }
  }

  private count(reason: Reason, request: Request): void {
    this.metrics.refusal(reason);
    const call = request.path.slice(API_BASE.length + 1);
    // By its name: a body too large never reaches the handler.
    if (SUBMISSION_CALLS.includes(call)) this.metrics.submission(call, reason);
  }

  private answerEnvelope(error: ApiError, request: Request, response: Response): void {
    const language = requestLanguage(request, this.hostEdition.of(request));
    const { allow, retryAfterSeconds } = error.details;
    if (allow) response.set('Allow', allow);
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    response.status(error.status).vary('Accept, Accept-Language');
    response.set('Cache-Control', 'no-store');
    const data = errorData(error, language, normaliseCountry(bodyField(request, 'country')));
    const message = reasonMessage(language, error.reason);
    if (wantsProblem(request)) {
      const problem = problemOf(error.status, message, data, response.get('Request-Id'));
      response.type(PROBLEM_TYPE).send(JSON.stringify(problem));
    } else {
      const envelope: Envelope<ErrorData> = { errorCode: error.status, errorMsg: message, data };
      response.json(envelope);
    }
  }

  /** Alike failures are told of once a minute. Only those of our own making have a stack. */
  private report(
    thrown: unknown,
    { reason, status }: ApiError,
    request: Request,
    response: Response,
  ): void {
    const trace = traceOf(thrown);
    const hasStack = status === 500;
    const alike = this.failures.tell(hasStack ? trace : reason);
    if (alike === undefined) return;
    const id = response.get('Request-Id') ?? '-';
    const since = alike > 0 ? ` (${alike} alike since the last one told of)` : '';
    const line = `${request.method} ${request.path} failed, request ${id}${since}`;
    if (hasStack) this.logger.error(line, trace);
    else this.logger.error(`${line}: ${reason}, ${trace.split('\n', 1)[0]}`);
  }
}

function traceOf(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.stack : undefined) ?? String(thrown);
}

function errorData({ reason, details }: ApiError, language: Edition, country: unknown): ErrorData {
  const { fields, retryAfterSeconds } = details;
  return {
    reason,
    ...(fields && {
      fields: fields.map(({ field, code }) => ({
        field,
        code,
        message: fieldMessage(language, field, code, country),
      })),
    }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
