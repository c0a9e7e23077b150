// The reference for developers: one page per resource, generated from the OpenAPI document.
import type { FilePart } from '../src/endpoint.ts';
import type { OpenApiDocument, OpenApiOperation } from '../src/open-api/describeApi.ts';
import { dataOf, inputsOf } from '../src/open-api/findBreakingChanges.ts';
import type { JsonSchema } from '../src/open-api/JsonSchema.ts';

interface ListedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

/** Returns the pages of the reference as Markdown, by file name. */
export function writeReference(document: OpenApiDocument): Readonly<Record<string, string>> {
  const listedOperations = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const byTag = Map.groupBy(listedOperations, ({ operation }) => operation.tags[0] ?? 'others');
  const tags = [...byTag.keys()].sort();
  return {
    'README.md': writeIndex(tags, byTag),
    ...Object.fromEntries(tags.map((tag) => [`${tag}.md`, writePage(tag, byTag.get(tag) ?? [], document)])),
  };
}

const generatedNotice = '<!-- Made from the contract by `npm run api`; change packages/api/src instead. -->';

function writeIndex(tags: readonly string[], byTag: ReadonlyMap<string, readonly ListedOperation[]>): string {
  const count = tags.reduce((sum, tag) => sum + (byTag.get(tag)?.length ?? 0), 0);
  const rows = tags.flatMap((tag) =>
    (byTag.get(tag) ?? []).map(
      ({ method, path, operation }) =>
        `| [\`${method} ${path}\`](${tag}.md#${operation.operationId.toLowerCase()}) | ${accessOf(operation)} | ${escapeCell(operation.summary ?? '')} |`,
    ),
  );
  const text = `All ${count} calls of the product, below \`/api\`. Every JSON answer but a downloaded file is \`{ "code", "message", "data" }\`; \`code\` is \`OK\` or an error code (\`packages/api/src/envelope.ts\`). Bodies are JSON, or, for uploads, a multipart form whose JSON part is named \`data\`. The same as OpenAPI 3.1: \`packages/api/openapi.json\`, and \`/__mock/openapi.json\` of a running emulator.`;
  return `${generatedNotice}\n# API reference\n\n${text}\n\n| call | who | what |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function writePage(tag: string, listedOperations: readonly ListedOperation[], document: OpenApiDocument): string {
  return `${generatedNotice}\n# ${tag}\n\n${listedOperations.map((call) => writeOperation(call, document)).join('\n')}`;
}

function writeOperation({ method, path, operation }: ListedOperation, document: OpenApiDocument): string {
  const details = [
    `Who: ${accessOf(operation)}.`,
    `Time limit: ${operation['x-timeout-ms'] / 1000} s.`,
    ...(operation['x-operation'] === undefined ? [] : [`Recorded as \`${operation['x-operation']}\`.`]),
    ...(operation['x-errors'].length > 0
      ? [`Errors: ${operation['x-errors'].map((code) => `\`${code}\``).join(', ')}.`]
      : []),
  ];
  const inputs = [
    ...inputsOf(operation).flatMap(({ name, in: place, required, schema, description }) =>
      rowsOf(
        { name, schema: { ...schema, ...(description !== undefined && { description }) }, isRequired: required },
        document,
      ).map((row) => [place, ...row]),
    ),
    ...bodyRows(operation, document),
  ];
  const responseData = dataOf(operation, document);
  const tables = [
    ...(inputs.length > 0
      ? [`| | field | type | rules |\n| --- | --- | --- | --- |\n${inputs.map(tableRow).join('\n')}`]
      : []),
    ...(responseData
      ? [
          `Answer:\n\n| field | type | rules |\n| --- | --- | --- |\n${rowsOf({ name: 'data', schema: responseData, isRequired: true }, document).map(tableRow).join('\n')}`,
        ]
      : []),
  ];
  return [
    `## ${operation.operationId}`,
    `\`${method} ${path}\``,
    operation.description ?? '',
    details.join(' '),
    ...tables,
    '',
  ].join('\n\n');
}

function bodyRows(operation: OpenApiOperation, document: OpenApiDocument): string[][] {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  if (!entry) return [];
  const [contentType, { schema }] = entry;
  if (contentType === 'application/json') {
    return rowsOf({ name: '', schema, isRequired: true }, document).map((row) => ['body', ...row]);
  }
  const { data } = schema.properties ?? {};
  const files = Object.entries(operation['x-files'] ?? {}).map(([part, rules]) => [
    'file',
    `\`${part}\``,
    fileType(rules),
    fileRules(rules),
  ]);
  const fields = data
    ? rowsOf({ name: '', schema: data, isRequired: true }, document).map((row) => ['data', ...row])
    : [];
  return [...fields, ...files];
}

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** One row per field; nested fields follow their parents, with dotted names. */
function rowsOf({ name, schema, isRequired }: Field, document: OpenApiDocument, depth = 0): string[][] {
  const known =
    schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const isNullable = known.anyOf?.some(({ type }) => type === 'null') ?? false;
  const nonNullSchema =
    isNullable && known.anyOf?.length === 2 ? (known.anyOf.find(({ type }) => type !== 'null') ?? known) : known;
  const own =
    name === ''
      ? []
      : [[`\`${name}\``, typeOf(nonNullSchema, isNullable), describeRules(schema, rulesOf(nonNullSchema, isRequired))]];
  if (depth > 6) return own;
  const inner = resolve(nonNullSchema.items ?? nonNullSchema, document);
  const prefix = nonNullSchema.items ? `${name}[].` : `${name === '' ? '' : `${name}.`}`;
  const fields = Object.entries(inner.properties ?? {}).flatMap(([field, fieldSchema]) =>
    rowsOf(
      { name: prefix + field, schema: fieldSchema, isRequired: inner.required?.includes(field) ?? false },
      document,
      depth + 1,
    ),
  );
  return [...own, ...fields];
}

function describeRules({ description = '' }: JsonSchema, rules: string): string {
  return [rules, description].filter((text) => text !== '').join(': ');
}

function resolve(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  return schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
}

function typeOf(schema: JsonSchema, isNullable: boolean): string {
  const name =
    schema.$ref?.split('/').at(-1) ??
    [schema.type ?? (schema.enum || schema.const !== undefined ? 'string' : 'any')].flat().join(' or ');
  const item = schema.items ? ` of ${schema.items.$ref === undefined ? typeOf(schema.items, false) : 'object'}` : '';
  return `${name}${item}${isNullable ? ' or null' : ''}`;
}

function rulesOf(schema: JsonSchema, isRequired: boolean): string {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const rules = [
    isRequired ? '' : 'optional',
    values ? values.map((value) => `\`${String(value)}\``).join(' · ') : '',
    schema.format ?? '',
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'entries'),
    range(schema.minimum, schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum, ''),
    schema.pattern !== undefined && schema.format === undefined ? `\`${schema.pattern}\`` : '',
  ];
  return rules.filter((rule) => rule !== '').join('; ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const isOpenBelow = from === undefined || from === Number.MIN_SAFE_INTEGER;
  if (isOpenBelow) return to === undefined ? '' : `at most ${to} ${unit}`.trim();
  return (to === undefined ? `at least ${from} ${unit}` : `${from} to ${to} ${unit}`).trim();
}

function fileType({ types, maxCount }: FilePart): string {
  return `${types.join(', ')}${maxCount > 1 ? `, up to ${maxCount}` : ''}`;
}

function fileRules({ maxBytes, required, names, pixels }: FilePart): string {
  const rules = [
    required ? '' : 'optional',
    `at most ${maxBytes} bytes each`,
    names ? `names as ${names}` : '',
    pixels ? `${pixels.width} × ${pixels.height} pixels` : '',
  ];
  return rules.filter((rule) => rule !== '').join('; ');
}

function accessOf({ 'x-access': access }: OpenApiOperation): string {
  const { rule, anyOf = [], internal } = access as { rule: string; anyOf?: readonly string[]; internal?: true };
  if (rule !== 'function')
    return { anybody: 'anyone', 'signed-in': 'any signed-in user', internal: 'the provider’s staff' }[rule] ?? rule;
  return `${anyOf.map((code) => `\`${code}\``).join(' or ')}${internal ? ', and the provider’s staff' : ''}`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

function escapeCell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|');
}
