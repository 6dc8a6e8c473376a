import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { DeliveryError } from './channel.js';
import { isPublicHost, lookUpPublic } from './public-address.js';

const TIMEOUT_MS = 20_000;
/** Answers are a few words; more is not read. */
const LONGEST_ANSWER_BYTES = 64 * 1024;

export interface PostAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfterSeconds: number | undefined;
}

/**
 * Posts JSON to configured addresses. Redirects are not followed, and only public addresses are
 * connected to unless private ones are allowed: the name is resolved and judged in the very
 * look-up that the connection uses, so that it cannot change in between.
 */
export class JsonPoster {
  constructor(private readonly allowsPrivate: boolean) {}

  async post(url: string, body: string, headers: Record<string, string> = {}): Promise<PostAnswer> {
    const target = new URL(url);
    if (!this.allowsPrivate && !isPublicHost(target.hostname)) {
      throw new DeliveryError('PRIVATE_ADDRESS', { isFinal: true });
    }
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        ...headers,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!this.allowsPrivate && { lookup: lookUpPublic }),
    };
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      send(target, options, resolve).on('error', reject).end(body);
    });
    return {
      status: response.statusCode!,
      body: await beginning(response),
      retryAfterSeconds: seconds(response.headers['retry-after']),
    };
  }
}

async function beginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

function seconds(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
