import type { IncomingMessage } from 'node:http';

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
