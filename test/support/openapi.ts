import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';
import type { Edition } from '../../web/contract/editions.js';

/** The part of OpenAPI 3.1 that the document uses. https://spec.openapis.org/oas/v3.1.1.html */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  /** Nobody signs in. */
  readonly security: readonly [];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly headers: Readonly<Record<string, HeaderObject>>;
    readonly examples: Readonly<Record<string, ExampleObject>>;
  };
  readonly 'x-reasons': Readonly<Record<string, ReasonObject>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-limits': readonly LimitObject[];
  readonly 'x-reasons': readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples: Readonly<Record<string, ExampleObject | Reference>>;
}

export interface ExampleObject {
  readonly summary: string;
  readonly value: unknown;
}

export interface Reference {
  readonly $ref: string;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Content;
}

export interface HeaderObject {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface LimitObject {
  readonly name: string;
  readonly counts: string;
  readonly per: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** What a call counts for that finds nothing. */
  readonly costOfMiss?: number;
}

export interface ReasonObject {
  readonly status: number;
  readonly messages: Readonly<Record<string, string>>;
  readonly remedy: string;
}

/** The part of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** OpenAPI's word: the list `examples` of JSON Schema is read by few tools. */
  readonly example?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly [extension: `x-${string}`]: unknown;
}

/** A body as a caller would write it. */
export type ExampleBody = Readonly<Record<string, string>> & { readonly language: Edition };

type Side = 'open' | 'closed';

/** Keywords of OpenAPI and of the project itself that say nothing of validity. */
const ANNOTATIONS = ['components', 'example', 'x-messages', 'x-names'];

/** Checks against the schemas of a document, each named by its JSON pointer. */
export class Contract {
  private readonly ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });

  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly sides: Readonly<Record<Side, ApiDocument>>;

  constructor(readonly document: ApiDocument) {
    addFormats(this.ajv);
    this.ajv.addVocabulary(ANNOTATIONS);
    this.sides = { open: document, closed: closed(document) as ApiDocument };
  }

  /** What is wrong with a value; unknown properties are wrong where the schema is `closed`. */
  errors(side: Side, pointer: readonly string[], value: unknown): ErrorObject[] {
    const name = [side, ...pointer].join(' ');
    let validate = this.compiled.get(name);
    if (!validate) {
      const { schemas } = this.sides[side].components;
      const schema = at<object>(this.sides[side], pointer);
      // References lead to the components, wherever the schema itself stands.
      validate = this.ajv.compile({ ...schema, components: { schemas } });
      this.compiled.set(name, validate);
    }
    return validate(value) ? [] : [...validate.errors!];
  }

  /** Whatever an answer has that the document does not promise, and the other way round. */
  violations(pointer: readonly string[], response: Response): unknown[] {
    const described = this.at<ResponseObject | undefined>(pointer);
    if (!described) return [`${response.status} is not described`];
    const { content, headers } = described;
    if (!(response.type in content)) return [`${response.type} is not described`];
    return [
      ...this.errors(
        'closed',
        [...pointer, 'content', response.type, 'schema'],
        JSON.parse(response.text),
      ),
      ...Object.keys(headers).flatMap((name) => this.headerErrors(name, response)),
    ];
  }

  private headerErrors(name: string, response: Response): unknown[] {
    const value = response.headers[name.toLowerCase()];
    if (value !== undefined) {
      return this.errors('open', ['components', 'headers', name, 'schema'], value);
    }
    return this.document.components.headers[name]?.required ? [`${name} is missing`] : [];
  }

  at<Part>(pointer: readonly string[]): Part {
    return at(this.document, pointer);
  }

  example(entry: ExampleObject | Reference): ExampleObject {
    return '$ref' in entry ? this.at<ExampleObject>(entry.$ref.slice(2).split('/')) : entry;
  }

  operations(): [string, Operation][] {
    return Object.entries(this.document.paths).map(([path, { post }]) => [path, post]);
  }
}

function at<Part>(document: unknown, pointer: readonly string[]): Part {
  return pointer.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  ) as Part;
}

/** The same document, without room for properties that it does not name. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, closed(value)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const isObject = copy.type === 'object' && 'properties' in copy;
  return isObject ? { ...copy, additionalProperties: false } : copy;
}

/** Every `$ref` of a document. */
export function referencesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [value as string] : referencesOf(value),
  );
}
