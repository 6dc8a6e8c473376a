import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, post } from './api-client.js';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

let sent: Sent[] = [];
let answer: () => Response = () => new Response('');

const realFetch = globalThis.fetch;

beforeEach(() => {
  sent = [];
  Object.assign(globalThis, {
    window: { location: { origin: 'https://site.example' } },
    fetch: (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return Promise.resolve().then(() => answer());
    },
  });
});

afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch, window: undefined });
});

function envelope(errorCode: number, errorMsg: string, data: unknown): void {
  answer = () => new Response(JSON.stringify({ errorCode, errorMsg, data }));
}

async function rejection(): Promise<unknown> {
  return post('Activation/submitInfo', {}, { edition: 'en' }).catch((error: unknown) => error);
}

describe('post', () => {
  it('sends a form with credentials, language and the module header, and returns the data', async () => {
    envelope(200, '', { reference: 'R', submittedAt: 'T' });
    const values = { modelType: 'AccuFFicas', name: '李 明' };
    const data = await post('Activation/submitInfo', values, { edition: 'zh' });
    expect(data).toEqual({ reference: 'R', submittedAt: 'T' });
    expect(sent[0]?.url).toBe('https://site.example/officialWeb/Activation/submitInfo');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': 'zh-CN', module: 'AccuFFicas' },
    });
    expect(Object.fromEntries(sent[0]?.init.body as URLSearchParams)).toEqual(values);
  });

  it('sends no module header without a product', async () => {
    envelope(200, '', []);
    await post('system/getAllCountries', {}, { edition: 'en' });
    expect(sent[0]?.init.headers).toEqual({ 'Accept-Language': 'en' });
  });

  it('passes FormData through untouched', async () => {
    envelope(200, '', {});
    const form = new FormData();
    form.set('modelType', 'AneuPlan');
    await post('Activation/submitInfo', form, { edition: 'en' });
    expect(sent[0]?.init.body).toBe(form);
    expect(sent[0]?.init.headers).toMatchObject({ module: 'AneuPlan' });
  });

  it('rejects with the message, the code and the data of the envelope', async () => {
    envelope(429, 'Too many', { reason: 'RATE_LIMITED', retryAfterSeconds: 5 });
    const error = await rejection();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'data_Too many',
      code: 429,
      data: { reason: 'RATE_LIMITED', retryAfterSeconds: 5 },
    });
  });

  it('says Error where the envelope says nothing', async () => {
    envelope(500, '', null);
    expect(await rejection()).toMatchObject({ message: 'Error', code: 500, data: {} });
  });

  it('takes an answer that is no envelope for a failure', async () => {
    answer = () => new Response('<html>', { status: 502 });
    expect(await rejection()).toMatchObject({ message: 'Error', code: 502 });
  });

  it('lets network errors pass unchanged', async () => {
    const failure = new TypeError('Failed to fetch');
    answer = () => {
      throw failure;
    };
    expect(await rejection()).toBe(failure);
  });
});
