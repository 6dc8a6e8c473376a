import type { JsonSchema } from './json-schema.js';

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
  readonly example?: string;
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
