import { request } from 'node:http';
import type { BareAnswer } from './bare-server.js';

/** Node adds these to every answer by itself. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** An answer as the site gives it, for another server to give the same. */
export function capturedAnswer(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const names = response.rawHeaders.filter((_each, index) => index % 2 === 0);
        const pairs = names.map((name, index) => [name, response.rawHeaders[index * 2 + 1]!]);
        resolve({
          status: response.statusCode ?? 0,
          headers: pairs.filter(([name]) => !BY_NODE.has(name!.toLowerCase())).flat(),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
