// Schemas that refer to themselves or to each other need a name in the document; all others are written inline.
import { z } from 'zod';
import type { JsonSchema } from './JsonSchema.ts';

const schemaPrefix = '#/components/schemas/';

/** Collects the schemas of a document that need a name. */
export class SchemaRegistry {
  readonly #named: Record<string, JsonSchema> = {};

  /** The named schemas, sorted by name. */
  all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries(Object.entries(this.#named).sort(([left], [right]) => (left < right ? -1 : 1)));
  }

  /** Returns the schema of a shape; its nested definitions are given names that begin with `name`. */
  add(name: string, shape: z.ZodType | undefined): JsonSchema | undefined {
    if (!shape) return undefined;
    const {
      $schema: _schema,
      $defs = {},
      ...schema
    } = z.toJSONSchema(shape, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        rejectFlags(zodSchema);
        // The format has the same meaning, in a hundredth of the text.
        if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
        dropSafeBounds(jsonSchema);
      },
    }) as JsonSchema & { readonly $schema?: string };
    for (const [key, definition] of Object.entries($defs)) {
      this.#named[nameOf(key, name)] = prefixReferences(definition, name);
    }
    const renamed = prefixReferences(schema, name);
    if (!refersTo(renamed, `${schemaPrefix}${name}`)) return renamed;
    this.#named[name] = renamed;
    return { $ref: schemaPrefix + name };
  }
}

/**
 * Removes the bounds that zod writes for an integer without any: those of JavaScript's safe integers. They say nothing about
 * the value, and tools that make examples of a schema take the lower one.
 */
export function dropSafeBounds(schema: { minimum?: unknown; maximum?: unknown }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** A pattern of a JSON schema has no flags (JSON Schema 2020-12, validation, 6.3.3), and zod drops them. */
function rejectFlags(zodSchema: z.core.$ZodTypes): void {
  const patterns = zodSchema._zod.bag['patterns'] as ReadonlySet<RegExp> | undefined;
  for (const { source, flags } of patterns ?? []) {
    if (flags.replace('u', '') === '') continue;
    throw new Error(
      `The pattern ${source} has the flags ${flags}, which the document cannot express. Write it without.`,
    );
  }
}

function prefixReferences(schema: JsonSchema, name: string): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string') return value;
      return value === '#' ? schemaPrefix + name : schemaPrefix + nameOf(value.replace('#/$defs/', ''), name);
    }),
  ) as JsonSchema;
}

function refersTo(schema: JsonSchema, reference: string): boolean {
  return JSON.stringify(schema).includes(`"$ref":"${reference}"`);
}

/** A definition that the contract names (`meta({ id })`) keeps its name; any other is named after its operation. */
function nameOf(definition: string, operation: string): string {
  return definition.startsWith('__') ? operation + definition : definition;
}
