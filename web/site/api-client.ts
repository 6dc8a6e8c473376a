import { API_BASE, type ApiAnswers, type ApiCall, MODULE_HEADER } from '../contract/api.js';
import { type Edition, HTML_LANG } from '../contract/editions.js';
import { type Envelope, type ErrorData, SUCCESS_CODE } from '../contract/envelope.js';
import { IDEMPOTENCY_HEADER } from '../contract/submissions.js';

/** The API refused a call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    errorMsg: string,
    readonly data: Partial<ErrorData>,
  ) {
    super(errorMsg === '' ? 'Error' : `data_${errorMsg}`);
  }
}

type Values = Readonly<Record<string, string>>;

interface PostOptions {
  /** Language of the messages in the answer. */
  readonly edition: Edition;
  readonly signal?: AbortSignal;
  /** Sending again with the same key gives the first answer again. */
  readonly idempotencyKey?: string;
}

/**
 * Calls the API and returns the answer's data. A refused call rejects with an `ApiError`; network
 * errors pass unchanged.
 */
export async function post<Call extends ApiCall>(
  call: Call,
  values: Values | FormData,
  { edition, signal, idempotencyKey }: PostOptions,
): Promise<ApiAnswers[Call]> {
  const modelType = values instanceof FormData ? values.get('modelType') : values.modelType;
  const headers: Record<string, string> = { 'Accept-Language': HTML_LANG[edition] };
  if (typeof modelType === 'string' && modelType !== '') headers[MODULE_HEADER] = modelType;
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
  const response = await fetch(`${window.location.origin}${API_BASE}/${call}`, {
    method: 'POST',
    credentials: 'include',
    headers,
    body: values instanceof FormData ? values : new URLSearchParams(values),
    ...(signal && { signal }),
  });
  const envelope = await readEnvelope(response);
  if (envelope.errorCode !== SUCCESS_CODE) {
    throw new ApiError(envelope.errorCode, envelope.errorMsg, envelope.data ?? {});
  }
  return envelope.data as ApiAnswers[Call];
}

/** A proxy between may answer with something else than an envelope. */
async function readEnvelope(response: Response): Promise<Envelope> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as Partial<Envelope> | null;
    if (typeof body?.errorCode === 'number') {
      return { errorCode: body.errorCode, errorMsg: body.errorMsg ?? '', data: body.data };
    }
  } catch {
    // Not JSON: treated like an envelope without a message.
  }
  return { errorCode: response.ok ? 0 : response.status, errorMsg: '', data: null };
}
