import { describe, expect, it, jest } from '@jest/globals';
import type { DynamicModule, PipeTransform, Type } from '@nestjs/common';
import {
  METHOD_METADATA,
  MODULE_METADATA,
  PARAMTYPES_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, Reflector } from '@nestjs/core';
import {
  DECORATORS,
  type ExamplesObject,
  getSchemaPath,
  type ResponseObject,
  type SchemaObject,
} from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { OfficialWebModule } from '../../server/official-web/official-web.module.js';
import {
  type ExampleBody,
  SUBMISSION_REASONS,
} from '../../server/official-web/common/api.decorators.js';
import { DOCUMENT_PATH, PAGE_PATHS } from '../../server/official-web/common/openapi/description.js';
import type { DeclaredLimits } from '../../server/official-web/common/openapi/limits.js';
import { FromSubmissionContext } from '../../server/official-web/common/submissions/submission-context.js';
import { Lookup } from '../../server/official-web/common/limits/client-throttler.guard.js';
import { API_BASE, API_CALLS, SUBMISSION_CALLS } from '../../web/contract/api.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { REASONS, type Reason } from '../../web/contract/envelope.js';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../web/contract/submissions.js';

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
const documents = [DOCUMENT_PATH, ...Object.values(PAGE_PATHS)];
type Handler = (...parameters: never[]) => unknown;

/** Methods of a controller that answer at an address. */
const handlersOf = ({ prototype }: Type) =>
  new MetadataScanner()
    .getAllMethodNames(prototype as object)
    .map((name) => (prototype as Record<string, Handler>)[name]!)
    .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler));

const pathsOf = (handler: Handler) =>
  [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();

/** A call of the API, as the decorators of its handler describe it. */
interface Route {
  readonly controller: Type;
  readonly handler: Handler;
  readonly operation: { readonly summary: string; readonly description: string };
  readonly limits: DeclaredLimits;
  readonly reasons: readonly Reason[];
  readonly body: { readonly schema: SchemaObject; readonly examples: ExamplesObject };
}

function routeOf(controller: Type, handler: Handler): Route {
  const read = <T>(key: string) => Reflect.getMetadata(key, handler) as T;
  const extensions = read<Record<string, unknown>>(DECORATORS.API_EXTENSION);
  const parameters = read<(Route['body'] & { readonly in: string })[]>(DECORATORS.API_PARAMETERS);
  return {
    controller,
    handler,
    operation: read(DECORATORS.API_OPERATION),
    limits: extensions['x-limits'] as DeclaredLimits,
    reasons: extensions['x-reasons'] as Reason[],
    body: parameters.find((parameter) => parameter.in === 'body')!,
  };
}

const routes = controllers.flatMap((controller) =>
  handlersOf(controller)
    .filter((handler) => !pathsOf(handler).some((path) => documents.includes(path)))
    .map((handler): [string, Route] => [
      `${API_BASE}/${pathsOf(handler).join()}`,
      routeOf(controller, handler),
    ]),
);

interface Parameter {
  readonly index: number;
  readonly factory?: unknown;
  readonly pipes?: readonly (Type<PipeTransform> & { readonly classes?: Record<string, Type> })[];
}

const parametersOf = (controller: Type, name: string) =>
  Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Parameter>,
  );

/** The classes that a body is validated into: that of `@Body()`, or those of the pipe that reads the request. */
function validatedClasses({ controller, handler: { name } }: Route): Type[] {
  const types = Reflect.getMetadata(
    PARAMTYPES_METADATA,
    controller.prototype as object,
    name,
  ) as Type[];
  const classes = parametersOf(controller, name).flatMap(([key, { index, pipes = [] }]) =>
    key.startsWith(`${RouteParamtypes.BODY}:`)
      ? [types[index]!]
      : pipes.flatMap((pipe) => Object.values(pipe.classes ?? {})),
  );
  return [...new Set(classes)];
}

const validatedFields = (dto: Type) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .map(({ propertyName }) => propertyName);

describe('the routes of the API', () => {
  it('are those of the contract', () => {
    const calls = Object.values(API_CALLS).map((call) => `${API_BASE}/${call}`);
    expect(routes.map(([path]) => path).sort()).toEqual(calls.sort());
  });

  it('all stand below its path', () => {
    const paths = controllers.flatMap(handlersOf).flatMap(pathsOf);
    expect(paths).toHaveLength(routes.length + documents.length);
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

/** What makes the parameters of a handler that are not Nest's own. */
const parameterMakers = (controller: Type, name: string) =>
  parametersOf(controller, name).map(([, { factory }]) => factory);

class Example {
  handler(@FromSubmissionContext() sender: unknown): unknown {
    return sender;
  }
}
const [senderMaker] = parameterMakers(Example, 'handler');

describe.each(routes)('%s', (path, route) => {
  const { controller, handler, operation, limits, reasons, body } = route;
  const classes = validatedClasses(route);

  it('says what it is for', () => {
    expect(operation.summary).toMatch(/^[A-Z].{5,60}$/);
    expect(operation.description).toMatch(/^[A-Z].{30,}\.$/s);
  });

  it('declares its limit, and has it', () => {
    expect(['calls', 'lookups', 'submissions']).toContain(limits.limit);
    expect(new Reflector().get(Lookup, handler) === true).toBe(limits.limit === 'lookups');
    expect(limits.countedBy !== undefined).toBe(limits.limit === 'submissions');
    expect(classes).not.toEqual([]);
    // An application that names a serial number tells whether it exists.
    const isTelling =
      limits.limit === 'submissions' && classes.flatMap(validatedFields).includes('serialNumber');
    expect(limits.countsGuesses === true).toBe(isTelling);
  });

  it('counts the outcomes of submissions where it takes them, and nowhere else', () => {
    const isCounted = limits.limit === 'submissions';
    expect(SUBMISSION_CALLS.includes(path.slice(API_BASE.length + 1))).toBe(isCounted);
    expect(senderMaker).toBeDefined();
    expect(parameterMakers(controller, handler.name).includes(senderMaker)).toBe(isCounted);
  });

  it('declares its reasons', () => {
    expect(REASONS).toEqual(expect.arrayContaining([...reasons]));
    expect(reasons).toContain('VALIDATION_FAILED');
    if (limits.limit === 'submissions') {
      expect(reasons).toEqual(expect.arrayContaining([...SUBMISSION_REASONS]));
    }
    if (limits.limit === 'lookups') {
      expect(reasons.filter((reason) => /_(INVALID|UNKNOWN)$/.test(reason))).toHaveLength(1);
    }
  });

  it('documents the classes that it validates, and each of their fields with words', () => {
    const { $ref, anyOf = [{ $ref }] } = body.schema as SchemaObject & { $ref: string };
    expect(anyOf).toEqual(classes.map((dto) => ({ $ref: getSchemaPath(dto) })));
    for (const { prototype } of classes as { prototype: object }[]) {
      const named = Reflect.getMetadata(
        DECORATORS.API_MODEL_PROPERTIES_ARRAY,
        prototype,
      ) as string[];
      const documented = named.map((name) => name.slice(1));
      const read = documented.filter(
        (name) => name !== FORM_TOKEN_FIELD && name !== HONEYPOT_FIELD,
      );
      const validated = new Set(validatedFields(prototype.constructor as Type));
      expect(read.sort()).toEqual([...validated].sort());
      for (const name of documented) {
        const { description } = Reflect.getMetadata(
          DECORATORS.API_MODEL_PROPERTIES,
          prototype,
          name,
        ) as SchemaObject;
        expect(description).toMatch(/\.$/);
      }
    }
  });

  it('has examples of its requests in each edition, and of its answer', () => {
    const examples = Object.values(body.examples) as { value: ExampleBody }[];
    expect(new Set(examples.map(({ value }) => value.language))).toEqual(new Set(EDITIONS));
    const responses = Reflect.getMetadata(DECORATORS.API_RESPONSE, handler) as Record<
      string,
      ResponseObject
    >;
    const answer = responses['200']?.content?.['application/json'] as {
      schema: SchemaObject;
      examples: Record<string, { value: { data: unknown } }>;
    };
    expect(answer.schema.properties?.data).toBeDefined();
    expect(answer.examples.success?.value.data).toBeDefined();
  });
});
