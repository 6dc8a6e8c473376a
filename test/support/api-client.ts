import request from 'supertest';
import { API_BASE, type ApiCall } from '../../web/contract/api.js';
import type { Envelope, ErrorData } from '../../web/contract/envelope.js';
import type { TestServer } from './server.js';

type Headers = Readonly<Record<string, string>>;

/** Posts a form, as the site and most integrators do. */
export function post(server: TestServer, call: ApiCall, body: object = {}, headers: Headers = {}) {
  return request(server.origin).post(`${API_BASE}/${call}`).set(headers).type('form').send(body);
}

/** The envelope of an answer. */
export function envelopeOf<Data = ErrorData>(response: { body: unknown }): Envelope<Data> {
  return response.body as Envelope<Data>;
}

/** Codes of the rejected fields, by field. */
export function fieldCodes(response: { body: unknown }): Record<string, string> {
  const { fields = [] } = envelopeOf(response).data;
  return Object.fromEntries(fields.map(({ field, code }) => [field, code]));
}
