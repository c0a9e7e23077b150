// A schema that several calls use receives a name, so that readers and generated clients see one type.
import type { JsonSchema } from './JsonSchema.ts';

const minLength = 120;

interface NamedSchema {
  readonly name: string;
  readonly schema: JsonSchema;
}

/**
 * Replaces each object schema that occurs more than once with a reference. `node` is any part of a document; names are
 * derived from the operation of the first occurrence: `Referrer` for the items of `listReferrers`. Returns the new part and
 * the named schemas.
 */
export function hoistRepeatedSchemas<Node extends object>(
  node: Node,
  reservedNames: readonly string[],
): { readonly node: Node; readonly schemas: Readonly<Record<string, JsonSchema>> } {
  const counts = new Map<string, number>();
  walk(node, (text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const named = new Map<string, NamedSchema>();
  const names = new Set(reservedNames);
  let operation = 'schema';
  const replace = (value: unknown, at: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('operationId' in value) operation = String(value.operationId);
    const text = isSchema(value) ? JSON.stringify(value) : '';
    const isRepeated = text.length >= minLength && (counts.get(text) ?? 0) > 1;
    const known = named.get(text);
    if (isRepeated && known) return { $ref: `#/components/schemas/${known.name}` };
    const name = isRepeated ? uniqueName(nameOf(value as JsonSchema, { operation, at }), names) : '';
    if (isRepeated) named.set(text, { name, schema: {} });
    const inner = Array.isArray(value)
      ? value.map((item, index) => replace(item, [...at, String(index)]))
      : Object.fromEntries(Object.entries(value).map(([key, field]) => [key, replace(field, [...at, key])]));
    if (!isRepeated) return inner;
    named.set(text, { name, schema: inner as JsonSchema });
    return { $ref: `#/components/schemas/${name}` };
  };
  const replaced = replace(node, []) as Node;
  return { node: replaced, schemas: Object.fromEntries([...named.values()].map(({ name, schema }) => [name, schema])) };
}

function isSchema(value: object): boolean {
  return 'type' in value && value.type === 'object' && 'properties' in value;
}

function walk(value: unknown, see: (text: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isSchema(value)) see(JSON.stringify(value));
  for (const field of Object.values(value)) walk(field, see);
}

interface SchemaPosition {
  /** The identifier of the operation, as in `listReferrers`. */
  readonly operation: string;
  /** The keys on the way from the document to the schema. */
  readonly at: readonly string[];
}

const verbs =
  /^(?:add|get|order|transition|sign|publish|list|create|update|delete|set|change|move|upload|search|find|import|export|save|sort|reorder)(?=[A-Z])/;
const structure =
  /^(?:\d+|properties|items|anyOf|oneOf|allOf|content|schema|requestBody|responses|paths|known|data|additionalProperties)$/;

/** `LocalText` for a text in three languages, otherwise the noun of the operation and the fields below its data. */
function nameOf(schema: JsonSchema, { operation, at }: SchemaPosition): string {
  const fields = Object.keys(schema.properties ?? {});
  if (fields.join() === 'EN,SC,TC') return nameOfText(schema);
  if (fields.join() === 'fields') return 'FieldProblems';
  const noun = singular(capitalize(operation.replace(verbs, '')));
  if (fields.join() === 'code,message,data') return `${noun}Response`;
  const start = Math.max(at.indexOf('schema'), 0);
  const steps = at.slice(start).filter((step) => !structure.test(step));
  const suffix = at.includes('requestBody') ? 'Input' : '';
  return [noun, ...steps.map((step) => singular(capitalize(step)))].join('').replaceAll(/[^A-Za-z0-9]/g, '') + suffix;
}

/** Texts differ in their limits only. */
function nameOfText(schema: JsonSchema): string {
  const { EN } = schema.properties ?? {};
  const limit = EN?.maxLength === undefined ? '' : `Max${EN.maxLength}`;
  return `${EN?.minLength === undefined ? '' : 'Required'}LocalText${limit}`;
}

function uniqueName(base: string, names: Set<string>): string {
  let name = base;
  for (let count = 2; names.has(name); count += 1) name = /\d$/.test(base) ? `${base}_${count}` : `${base}${count}`;
  names.add(name);
  return name;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=s)es$|(?<!s)s$/, '');
}
