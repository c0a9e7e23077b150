import type { JsonSchema } from './JsonSchema.ts';

/** Returns the schema of a request without unknown fields: the server rejects each as `E0004` with `unrecognized_keys`. */
export function closeObjects(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isOpenObject(value) ? close(value) : value,
  ) as JsonSchema;
}

function isOpenObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && 'properties' in value && !('additionalProperties' in value);
}

function close(schema: JsonSchema): JsonSchema {
  return { ...schema, additionalProperties: false };
}
