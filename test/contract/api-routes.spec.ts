import { describe, expect, it, jest } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import {
  METHOD_METADATA,
  MODULE_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { MetadataScanner, Reflector } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { OfficialWebModule } from '../../server/official-web/official-web.module.js';
import { type ApiRoute, apiRoutesOf } from '../../server/official-web/common/openapi/api-routes.js';
import {
  DECLARED_LIMITS,
  SUBMISSION_REASONS,
} from '../../server/official-web/common/openapi/call-documentation.js';
import { DOCUMENT_PATHS } from '../../server/official-web/common/openapi/description.js';
import { FromSubmissionContext } from '../../server/official-web/common/submissions/submission-context.js';
import { Lookup } from '../../server/official-web/common/limits/client-throttler.guard.js';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { REASONS } from '../../web/contract/envelope.js';

// The generated client is an ES module through and through; routes are read here, not run.
jest.mock('../../server/database/generated/client.js', () => ({
  Prisma: {},
  PrismaClient: class {},
}));

type Module = Type | DynamicModule;

/** Every controller of a module and of those that it imports. */
function controllersOf(module: Module): Type[] {
  const type = 'module' in module ? module.module : module;
  const read = <T>(key: string) => (Reflect.getMetadata(key, type) ?? []) as T[];
  const dynamic: Partial<DynamicModule> = 'module' in module ? module : {};
  return [
    ...read<Type>(MODULE_METADATA.CONTROLLERS),
    ...(dynamic.controllers ?? []),
    ...[...read<Module>(MODULE_METADATA.IMPORTS), ...((dynamic.imports ?? []) as Module[])].flatMap(
      controllersOf,
    ),
  ];
}

const controllers = [...new Set(controllersOf(OfficialWebModule))];
const documents = Object.values(DOCUMENT_PATHS).map((path) => `${API_BASE}/${path}`);
const routes = controllers
  .flatMap(apiRoutesOf)
  .filter(({ path }) => !documents.includes(path))
  .map((route): [string, ApiRoute] => [route.path, route]);

describe('the routes of the API', () => {
  it('are those of the contract', () => {
    const calls = Object.values(API_CALLS).map((call) => `${API_BASE}/${call}`);
    expect(routes.map(([path]) => path).sort()).toEqual(calls.sort());
  });

  it('all stand below its path', () => {
    const handlers = controllers.flatMap(({ prototype }) =>
      new MetadataScanner()
        .getAllMethodNames(prototype as object)
        .map((name) => (prototype as Record<string, object>)[name]!)
        .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler)),
    );
    expect(handlers).toHaveLength(routes.length + documents.length);
    for (const controller of controllers) {
      expect(Reflect.getMetadata(PATH_METADATA, controller)).toBe(API_BASE);
    }
  });

  it('are all counted', () => {
    const skipping = (target: object) =>
      (Reflect.getMetadataKeys(target) as unknown[]).filter((key) =>
        String(key).startsWith('THROTTLER:SKIP'),
      );
    for (const target of [...controllers, ...routes.map(([, { handler }]) => handler)]) {
      expect(skipping(target)).toEqual([]);
    }
  });
});

interface Parameter {
  readonly factory?: unknown;
}

/** What makes the parameters of a handler that are not Nest's own. */
const parameterMakers = (controller: Type, name: string) =>
  Object.values(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Parameter>,
  ).map(({ factory }) => factory);

class Example {
  handler(@FromSubmissionContext() sender: unknown): unknown {
    return sender;
  }
}
const [senderMaker] = parameterMakers(Example, 'handler');

describe.each(routes)('%s', (path, { handler, documentation, body }) => {
  it('says what it is for', () => {
    expect(documentation?.summary).toMatch(/^[A-Z].{5,60}$/);
    expect(documentation?.description).toMatch(/^[A-Z].{30,}\.$/s);
  });

  it('declares its limit, and has it', () => {
    expect(['calls', 'lookups', 'submissions']).toContain(documentation?.limit);
    expect(new Reflector().get(Lookup, handler) === true).toBe(documentation?.limit === 'lookups');
    expect(documentation?.countedBy !== undefined).toBe(documentation?.limit === 'submissions');
    if (documentation?.limit !== 'calls') expect(body).toBeDefined();
    // An application that names a serial number tells whether it exists.
    const isTelling =
      documentation?.limit === 'submissions' && 'serialNumber' in documentation.fields;
    expect(documentation?.countsGuesses === true).toBe(isTelling);
  });

  it('counts the outcomes of submissions where it takes them, and nowhere else', () => {
    const isCounted = DECLARED_LIMITS.get(path.slice(API_BASE.length + 1)) === 'submissions';
    const controller = controllers.find(
      ({ prototype }) => (prototype as Record<string, unknown>)[handler.name] === handler,
    );
    expect(senderMaker).toBeDefined();
    expect(parameterMakers(controller!, handler.name).includes(senderMaker)).toBe(isCounted);
  });

  it('declares its reasons', () => {
    const reasons = documentation?.reasons ?? [];
    expect(documentation?.reasons).toBeDefined();
    expect(REASONS).toEqual(expect.arrayContaining([...reasons]));
    expect(reasons.includes('VALIDATION_FAILED')).toBe(body !== undefined);
    if (documentation?.limit === 'submissions') {
      expect(reasons).toEqual(expect.arrayContaining([...SUBMISSION_REASONS]));
    }
    if (documentation?.limit === 'lookups') {
      expect(reasons.filter((reason) => /_(INVALID|UNKNOWN)$/.test(reason))).toHaveLength(1);
    }
  });

  it('validates the fields that it documents, each with words', () => {
    const fields = EDITIONS.flatMap((edition) =>
      body
        ? getMetadataStorage()
            .getTargetValidationMetadatas(body[edition], '', false, false)
            .map(({ propertyName }) => propertyName)
        : [],
    );
    const own = new Set(fields.filter((field) => field !== 'language'));
    expect(Object.keys(documentation?.fields ?? {}).sort()).toEqual([...own].sort());
    for (const words of Object.values(documentation?.fields ?? {})) expect(words).toMatch(/\.$/);
  });

  it('has examples of its requests in each edition, and of its answer', () => {
    const examples = Object.values(documentation?.requests ?? {});
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(EDITIONS));
    expect(documentation?.answer).toBeDefined();
    expect(documentation?.answerExample).toBeDefined();
  });
});
