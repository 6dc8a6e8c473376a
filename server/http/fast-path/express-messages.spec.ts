import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import express from 'express';
import {
  expressMessages,
  type ExpressPrototypes,
  type DiscardableRequest,
} from './express-messages.js';

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

it('lets the body of a request go that is left unread, and reads what follows on its connection', async () => {
  const seen: DiscardableRequest[] = [];
  const ended: string[] = [];
  const listener = express() as RequestListener & ExpressPrototypes;
  const server = createServer(expressMessages(listener), (request, response) => {
    seen.push(request);
    request.on('end', () => ended.push(request.url!));
    if (request.url === '/read') {
      void text(request).then((body) => response.end(`read ${body.length}`));
    } else {
      request.discardBody();
      response.end('answered');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  // Far more than a stream keeps, and than the socket holds.
  const body = 'x'.repeat(3_000_000);
  const headers = 'Host: localhost\r\n';
  const withBody = `${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /none HTTP/1.1\r\n${headers}\r\n`);
  socket.write(`GET /with HTTP/1.1\r\n${withBody}`);
  socket.write(`POST /read HTTP/1.1\r\nConnection: close\r\n${withBody}`);
  const answers = await text(socket).finally(() => {
    server.closeAllConnections();
    server.close();
  });

  expect(seen.map(({ url }) => url)).toEqual(['/none', '/with', '/read']);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(answers).toMatch(/read 3000000$/);
  expect(ended).toEqual(['/read']);
  expect(seen.map(({ readableLength }) => readableLength)).toEqual([0, 0, 0]);
});
