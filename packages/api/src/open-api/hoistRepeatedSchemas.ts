// A schema that several calls use receives a name, so that readers and generated clients see one type.
import type { JsonSchema } from './JsonSchema.ts';

const minLength = 160;

interface NamedSchema {
  readonly name: string;
  readonly schema: JsonSchema;
}

/**
 * Replaces each object schema that occurs more than once with a reference. `node` is any part of a document; names are
 * derived from the position of the first occurrence. Returns the new part and the named schemas.
 */
export function hoistRepeatedSchemas<Node extends object>(
  node: Node,
  reservedNames: readonly string[],
): { readonly node: Node; readonly schemas: Readonly<Record<string, JsonSchema>> } {
  const counts = new Map<string, number>();
  walk(node, (text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const named = new Map<string, NamedSchema>();
  const names = new Set(reservedNames);
  const replace = (value: unknown, at: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const text = isSchema(value) ? JSON.stringify(value) : '';
    const isRepeated = text.length >= minLength && (counts.get(text) ?? 0) > 1;
    const known = named.get(text);
    if (isRepeated && known) return { $ref: `#/components/schemas/${known.name}` };
    const name = isRepeated ? uniqueName(at, names) : '';
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

const structure =
  /^(?:properties|items|anyOf|oneOf|allOf|content|schema|responses|requestBody|\d+|\/.*|application\/json|additionalProperties|data)$/;
const methods = /^(?:get|post|put|patch|delete)$/;

/** `ApplicationsItems` for the items of the list of applications. */
function uniqueName(at: readonly string[], names: Set<string>): string {
  const [path = ''] = at.filter((step) => step.startsWith('/'));
  const resource =
    path
      .split('/')
      .filter((step) => step !== '' && !step.startsWith('{'))
      .at(-1) ?? 'schema';
  const fields = at.filter((step) => !structure.test(step) && !methods.test(step));
  const base = [resource, ...fields]
    .flatMap((step) => step.split(/[^A-Za-z0-9]+/))
    .map(capitalize)
    .join('');
  let name = base;
  for (let count = 2; names.has(name); count += 1) name = `${base}${count}`;
  names.add(name);
  return name;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
