/** How failures are answered: in the caller's language and form, and never with what went wrong inside. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { type ArgumentsHost, Logger, NotFoundException } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import request from 'supertest';
import { readConfig } from '../../../config/app-config.js';
import { DatabaseUnavailableError } from '../../../database/database-errors.js';
import { HostEdition } from '../../../http/host-edition.js';
import type { Metrics } from '../../../operations/metrics/metrics.js';
import { ApiError } from './api-error.js';
import { EnvelopeFilter } from './envelope.filter.js';
import { PROBLEM_TYPE } from './problem.js';

const CALL = '/officialWeb/system/getAllCountries';
const config = readConfig({});
const metrics = { refusal: jest.fn(), submission: jest.fn() };
const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
  metrics.refusal.mockClear();
});

/** An Express that fails, answered by the filter. */
function failing(thrown: unknown) {
  const filter = new EnvelopeFilter(
    new HostEdition(config),
    metrics as Partial<Metrics> as Metrics,
    config,
  );
  return express().use((req: Request, res: Response) => {
    res.set('Request-Id', '01890000-0000-7000-8000-000000000000');
    const http = { getRequest: () => req, getResponse: () => res };
    filter.catch(thrown, { switchToHttp: () => http } as unknown as ArgumentsHost);
  });
}

it.each([
  ['zh', { 'accept-language': 'zh-CN,en;q=0.5' }],
  ['en', { 'accept-language': 'en-GB' }],
  ['en', { host: 'en.localhost:3000' }],
  ['zh', { host: 'localhost:3000' }],
  ['zh', { 'accept-language': 'fr' }],
])('tells fields that fail in %s for %j', async (language, headers) => {
  const fields = [{ field: 'email', code: 'REQUIRED' as const }];
  const answer = await request(failing(new ApiError('VALIDATION_FAILED', { fields })))
    .post(CALL)
    .set({ host: 'localhost:3000', ...headers });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    errorCode: 400,
    data: { reason: 'VALIDATION_FAILED', fields: [{ field: 'email', code: 'REQUIRED' }] },
  });
  const { errorMsg, data } = answer.body as {
    errorMsg: string;
    data: { fields: { message: string }[] };
  };
  for (const text of [errorMsg, data.fields[0]!.message]) {
    expect(/[一-鿿]/.test(text) ? 'zh' : 'en').toBe(language);
  }
});

it.each([CALL, '/ifu/unknown.pdf'])(
  'is kept by no cache, and told apart by language: %s',
  async (path) => {
    const answer = await request(failing(new ApiError('NOT_FOUND'))).get(path);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.vary).toBe('Accept, Accept-Language');
  },
);

it('says when to come again, and which methods there are', async () => {
  const limited = failing(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 }));
  const answer = await request(limited).post(CALL);
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '42']);
  expect(answer.body).toMatchObject({ data: { retryAfterSeconds: 42 } });
  const wrong = failing(new ApiError('METHOD_NOT_ALLOWED', { allow: 'POST' }));
  expect((await request(wrong).get(CALL)).headers.allow).toBe('POST');
});

it('answers with problem details whoever asks for them by name', async () => {
  const limited = failing(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 }));
  const answer = await request(limited).post(CALL).set('accept', PROBLEM_TYPE);
  expect(answer.type).toBe(PROBLEM_TYPE);
  expect(JSON.parse(answer.text)).toMatchObject({
    type: 'urn:hengmai:problem:rate-limited',
    status: 429,
    reason: 'RATE_LIMITED',
    instance: 'urn:uuid:01890000-0000-7000-8000-000000000000',
  });
  expect((await request(limited).post(CALL).set('accept', '*/*')).type).toBe('application/json');
});

it('tells the log what went wrong inside, and nobody else', async () => {
  const answer = await request(failing(new TypeError('secret of the house'))).post(CALL);
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ errorCode: 500, data: { reason: 'INTERNAL_ERROR' } });
  expect(answer.text).not.toContain('secret');
  expect(logged.mock.calls[0]?.join()).toContain('secret of the house');
  expect(metrics.refusal).toHaveBeenCalledWith('INTERNAL_ERROR');
});

it('asks to come again while the database is away', async () => {
  const answer = await request(failing(new DatabaseUnavailableError('gone'))).post(CALL);
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ data: { reason: 'UNAVAILABLE', retryAfterSeconds: 10 } });
});

it('answers plainly outside of the API', async () => {
  const answer = await request(failing(new NotFoundException())).get('/no/page');
  expect([answer.status, answer.type, answer.text]).toEqual([404, 'text/plain', '404']);
  expect(metrics.refusal).not.toHaveBeenCalled();
});
