import type { Request } from 'express';

/** A field of a parsed body that may be absent, an array or anything else. */
export function bodyField(request: Request, name: string): unknown {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  return (body as Record<string, unknown>)[name];
}
