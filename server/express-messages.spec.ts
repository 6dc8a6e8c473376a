import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import express from 'express';
import { expressMessages, type ExpressPrototypes } from './express-messages.js';

it('gives requests and responses the prototypes that Express would change them to', async () => {
  const application = express();
  const seen: object[] = [];
  const see = (request: object, response: object) =>
    seen.push(Object.getPrototypeOf(request) as object, Object.getPrototypeOf(response) as object);
  application.get('/asked', (request, response) => {
    see(request, response);
    response.status(201).json({ path: request.path, accept: request.get('accept') });
  });
  const listener = application as RequestListener & ExpressPrototypes;
  const server = createServer(expressMessages(listener), (request, response) => {
    see(request, response);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { accept: 'text/plain', connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${port}/asked`, { headers });
  server.close();

  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ path: '/asked', accept: 'text/plain' });
  expect(seen).toHaveLength(4);
  expect(seen[2]).toBe(seen[0]);
  expect(seen[3]).toBe(seen[1]);
});
