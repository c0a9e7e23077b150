// Finds changes of a contract that break its clients: a request that was valid is rejected, or a response lacks
// something that it had. Anything else may be added freely.
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './describeApi.ts';
import type { JsonSchema } from './JsonSchema.ts';

/** Lists the breaking changes from `before` to `after`, each as a sentence; empty if nothing breaks. */
export function findBreakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const operationName = `${method.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[method];
      if (!next) return `${operationName} is gone.`;
      return compareOperations(old, next, { before, after }).map((change) => `${operationName}: ${change}`);
    }),
  );
}

interface DocumentPair {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
}

function compareOperations(old: OpenApiOperation, next: OpenApiOperation, documents: DocumentPair): string[] {
  const changes: string[] = [];
  if (JSON.stringify(old['x-access']) !== JSON.stringify(next['x-access'])) changes.push('who may make it is another.');
  const addedErrors = next['x-errors'].filter((code) => !old['x-errors'].includes(code));
  if (addedErrors.length > 0) changes.push(`it can fail with ${addedErrors.join(', ')} now.`);
  for (const parameter of inputsOf(old)) {
    const found = inputsOf(next).find(({ name, in: place }) => name === parameter.name && place === parameter.in);
    if (!found) changes.push(`the parameter ${parameter.name} is gone.`);
    else
      changes.push(
        ...compare({ old: parameter.schema, next: found.schema, at: parameter.name, direction: 'request' }, documents),
      );
  }
  for (const { name, required } of inputsOf(next)) {
    const was = inputsOf(old).find((parameter) => parameter.name === name);
    if (required && !was?.required) changes.push(`the parameter ${name} is required now.`);
  }
  const [oldBody, nextBody] = [bodyOf(old), bodyOf(next)];
  if (oldBody?.kind !== nextBody?.kind) changes.push('its body travels another way.');
  else if (oldBody && nextBody) {
    changes.push(
      ...compare({ old: oldBody.schema, next: nextBody.schema, at: 'body', direction: 'request' }, documents),
    );
  }
  const [oldData, nextData] = [dataOf(old, documents.before), dataOf(next, documents.after)];
  if (oldData && nextData)
    changes.push(...compare({ old: oldData, next: nextData, at: 'data', direction: 'response' }, documents));
  return changes;
}

function bodyOf({ requestBody }: OpenApiOperation) {
  const [entry] = Object.entries(requestBody?.content ?? {});
  return entry && { kind: entry[0], schema: entry[1].schema };
}

/** Returns the parameters of path and query; headers are alike for all operations. */
function inputsOf({ parameters }: Pick<OpenApiOperation, 'parameters'>): readonly OpenApiParameter[] {
  return (parameters ?? []).filter((parameter) => 'name' in parameter);
}

/** Returns the schema of the data of a success. */
function dataOf({ responses }: OpenApiOperation, document: OpenApiDocument): JsonSchema | undefined {
  const success = responses['200'] as { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  const [envelope] = success.content?.['application/json']?.schema.oneOf ?? [];
  return envelope && resolve(envelope, document).properties?.['data'];
}

interface SchemaPair {
  readonly old: JsonSchema;
  readonly next: JsonSchema;
  readonly at: string;
  readonly direction: 'request' | 'response';
}

function compare(pair: SchemaPair, documents: DocumentPair, depth = 0): string[] {
  const old = resolve(pair.old, documents.before);
  const next = resolve(pair.next, documents.after);
  if (depth > 12 || JSON.stringify(old) === JSON.stringify(next)) return [];
  const { at, direction } = pair;
  const choices = [old, next].map((schema) => schema.anyOf ?? schema.oneOf);
  if (choices[0] || choices[1]) return compareChoices({ old, next, at, direction }, documents, depth);
  const kinds = [kindsOf(old), kindsOf(next)] as const;
  const [given, taken] = direction === 'request' ? kinds : [kinds[1], kinds[0]];
  if (!taken.includes('any') && given.some((kind) => !taken.includes(kind))) {
    return [`${at} was ${kinds[0].join(' or ')} and is ${kinds[1].join(' or ')}.`];
  }
  return [
    ...compareEnums({ old, next, at, direction }),
    ...(direction === 'request' ? compareLimits(old, next, at) : []),
    ...compareFields({ old, next, at, direction }, documents, depth),
    ...(old.items && next.items
      ? compare({ old: old.items, next: next.items, at: `${at}[]`, direction }, documents, depth + 1)
      : []),
  ];
}

function resolve(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (components.schemas[name] ?? {});
}

/** Each choice of the sender must be a choice of the receiver. */
function compareChoices({ old, next, at, direction }: SchemaPair, documents: DocumentPair, depth: number): string[] {
  const listOf = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf ?? [schema];
  const [given, taken] = direction === 'request' ? [listOf(old), listOf(next)] : [listOf(next), listOf(old)];
  const fits = (one: JsonSchema, other: JsonSchema) => {
    const pair = direction === 'request' ? { old: one, next: other } : { old: other, next: one };
    return compare({ ...pair, at, direction }, documents, depth + 1).length === 0;
  };
  const lost = given.filter((one) => !taken.some((other) => fits(one, other)));
  return lost.length === 0 ? [] : [`${at} has other forms than before.`];
}

function kindsOf({ type, const: constant, enum: values }: JsonSchema): string[] {
  if (type !== undefined) return [type].flat().map((kind) => (kind === 'integer' ? 'number' : kind));
  if (constant !== undefined) return [typeof constant];
  return values ? [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))] : ['any'];
}

function compareEnums({ old, next, at, direction }: SchemaPair): string[] {
  const [oldValues, nextValues] = [valuesOf(old), valuesOf(next)];
  const [given, taken] = direction === 'request' ? [oldValues, nextValues] : [nextValues, oldValues];
  if (!taken) return [];
  if (!given) return [`${at} may be fewer values than before.`];
  const lost = given.filter((value) => !taken.includes(value));
  if (lost.length === 0) return [];
  return [
    direction === 'request' ? `${at} no longer takes ${lost.join(', ')}.` : `${at} can be ${lost.join(', ')} now.`,
  ];
}

function valuesOf({ enum: values, const: constant }: JsonSchema): readonly unknown[] | undefined {
  return constant === undefined ? values : [constant];
}

const upperLimits = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'] as const;
const lowerLimits = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'] as const;

function compareLimits(old: JsonSchema, next: JsonSchema, at: string): string[] {
  const tightened = [
    ...upperLimits.filter((name) => next[name] !== undefined && next[name] < (old[name] ?? Number.POSITIVE_INFINITY)),
    ...lowerLimits.filter((name) => next[name] !== undefined && next[name] > (old[name] ?? Number.NEGATIVE_INFINITY)),
  ];
  const changes = tightened.map((name) => `${at} has a tighter ${name}: ${next[name]}.`);
  return next.pattern !== undefined && next.pattern !== old.pattern
    ? [...changes, `${at} has another pattern.`]
    : changes;
}

function compareFields({ old, next, at, direction }: SchemaPair, documents: DocumentPair, depth: number): string[] {
  const [oldFields, nextFields] = [old.properties ?? {}, next.properties ?? {}];
  const changes = Object.entries(oldFields).flatMap(([name, field]) => {
    const found = nextFields[name];
    if (!found) return `${at}.${name} is gone.`;
    return compare({ old: field, next: found, at: `${at}.${name}`, direction }, documents, depth + 1);
  });
  const isRequired = (schema: JsonSchema, name: string) => schema.required?.includes(name) ?? false;
  const names = direction === 'request' ? Object.keys(nextFields) : Object.keys(oldFields);
  const stricter = names.filter((name) =>
    direction === 'request'
      ? isRequired(next, name) && !isRequired(old, name)
      : isRequired(old, name) && !isRequired(next, name) && nextFields[name] !== undefined,
  );
  const words = direction === 'request' ? 'is required now' : 'may be missing now';
  return [...changes, ...stricter.map((name) => `${at}.${name} ${words}.`)];
}
