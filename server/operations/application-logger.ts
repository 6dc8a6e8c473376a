import { ConsoleLogger } from '@nestjs/common';
import type { OperationsConfig } from '../config/operations-config.js';
import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly requestId: string;
}

/** The request on whose behalf code runs, so that its log lines can name it. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Contexts in which Nest logs its own wiring. */
const WIRING = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/**
 * Nest's console logger without its wiring, and without colours where nobody looks; or one JSON
 * object a line, which names the request it belongs to.
 */
export class ApplicationLogger extends ConsoleLogger {
  constructor(format: OperationsConfig['log']['format']) {
    super({
      prefix: 'hengmai',
      json: format === 'json',
      flattenParams: true,
      // Undefined, where there is no terminal, would mean yes.
      colors: format === 'text' && process.stdout.isTTY === true,
    });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && WIRING.has(context)) return;
    super.log(message, ...(rest as string[]));
  }

  protected override getJsonLogObject(
    ...args: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    return { ...super.getJsonLogObject(...args), ...requestContext.getStore() };
  }
}
