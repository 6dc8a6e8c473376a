import type { ReferenceObject, SchemaObject } from '@nestjs/swagger';

type Schemas = Readonly<Record<string, JsonSchema | ReferenceObject>>;

/** With the words of JSON Schema 2020-12 that the library's type does not know. */
export interface JsonSchema extends SchemaObject {
  readonly properties?: Record<string, JsonSchema | ReferenceObject>;
  readonly allOf?: (JsonSchema | ReferenceObject)[];
  readonly const?: unknown;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
}

/** Schema of an object whose every property is always there. */
export function objectOf(properties: Schemas, description?: string): JsonSchema {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    required: Object.keys(properties),
    properties,
  };
}
