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

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Schema of an object whose every property is always there; the type names them all. */
export function objectOf<T>(
  properties: Readonly<Record<keyof T & string, JsonSchema>>,
  description?: string,
): JsonSchema {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    required: Object.keys(properties),
    properties,
  };
}

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
