import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly requestId: string;
}

/** The request on whose behalf code runs, so that its log lines can name it. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
