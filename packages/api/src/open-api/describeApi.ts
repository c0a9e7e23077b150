// Writes the contract as OpenAPI 3.1. Fields that begin with `x-` contain what the format cannot express: who may make
// a call, its time limit, its name in the operation records, and the rules of its files.
import { requestHeaders, responseHeaders } from '../envelope.ts';
import type { Endpoint, FilePart } from '../endpoint.ts';
import { signatureHeaders } from '../signature/signatureProfile.ts';
import { closeObjects } from './closeObjects.ts';
import { businessErrors, errorResponses, errorResponsesOf, errorSchemas, listErrors } from './errorComponents.ts';
import { headerComponents, headerParameters, headerReferences, requestHeadersOf } from './headerComponents.ts';
import { hoistRepeatedSchemas } from './hoistRepeatedSchemas.ts';
import { SchemaRegistry } from './SchemaRegistry.ts';
import type { JsonSchema } from './JsonSchema.ts';

/** The content of the comment above a call. */
export interface EndpointDocs {
  /** The resource: the name of the file that declares the call. */
  readonly tag: string;
  /** The plugin that brings the call; absent for calls that every back end has. */
  readonly plugin?: string;
  /** The first sentence. */
  readonly summary: string;
  /** The whole comment, in Markdown. */
  readonly description: string;
}

/** An OpenAPI document, with the parts that this project reads. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string } & Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & Readonly<Record<string, unknown>>;
}

/** One call of an {@link OpenApiDocument}. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters: readonly (OpenApiParameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly object[];
  readonly 'x-access': object;
  readonly 'x-timeout-ms': number;
  readonly 'x-errors': readonly string[];
  readonly 'x-operation'?: string;
  readonly 'x-plugin'?: string;
  readonly 'x-files'?: Readonly<Record<string, FilePart>>;
}

/** A parameter of a path or a query; headers are references. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description?: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The input: calls by name, with the comments above them, if they were read. */
export interface DescribeApiOptions {
  readonly title: string;
  readonly version: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly docs?: Readonly<Record<string, EndpointDocs>>;
}

/** Describes calls as OpenAPI 3.1. Equal contracts result in equal documents, to the byte. */
export function describeApi({ title, version, endpoints, docs = {} }: DescribeApiOptions): OpenApiDocument {
  const schemas = new SchemaRegistry();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const entries = Object.entries(endpoints).sort(([, a], [, b]) =>
    compare(`${a.path} ${a.method}`, `${b.path} ${b.method}`),
  );
  for (const [name, endpoint] of entries) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = describeOperation(name, endpoint, { docs: docs[name], schemas });
  }
  const known = { ...errorSchemas, ...schemas.all() };
  const repeats = hoistRepeatedSchemas({ paths, known }, Object.keys(known));
  const named = Object.entries({ ...repeats.node.known, ...repeats.schemas }).sort(([a], [b]) => compare(a, b));
  return {
    openapi: '3.1.0',
    info: { title, version, ...information },
    servers: [{ url: '/api', description: 'Below the address of the portal or of the emulator.' }],
    tags: [...new Set(entries.map(([name]) => tagOf(docs[name])))].sort(compare).map(describeTag),
    paths: repeats.node.paths,
    components: {
      schemas: Object.fromEntries(named),
      parameters: headerParameters,
      headers: headerComponents,
      responses: errorResponses,
      securitySchemes,
    },
  };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

const information = {
  description:
    'The calls of the portal. Every JSON response is an envelope of `code`, `message` and `data`; `code` is `OK` or an error. An error of the business rules is HTTP 200. Unknown fields of a request are rejected.',
  contact: { name: 'The maintainers of Brokerdesk' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: requestHeaders.token,
    description: 'The token of the session, from the sign-in or the latest refresh.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: signatureHeaders.signature,
    description:
      'An HTTP Message Signature (RFC 9421, `ecdsa-p256-sha256`, tag `brokerdesk-1`) with the key that the session is bound to; `docs/signing.md` says how to make and verify it. A server without signatures ignores it.',
  },
};

interface DescribeContext {
  readonly docs: EndpointDocs | undefined;
  readonly schemas: SchemaRegistry;
}

function describeOperation(name: string, endpoint: Endpoint, { docs, schemas }: DescribeContext): OpenApiOperation {
  const { access, errors, timeoutMs, operation, shapes } = endpoint;
  if (!shapes) throw new Error(`${name} has no shapes: describe the contract from its source.`);
  const parameters = [
    ...parametersOf(schemas.add(`${name}Params`, shapes.params), 'path'),
    ...parametersOf(schemas.add(`${name}Query`, shapes.query), 'query'),
  ];
  const body = bodyOf(endpoint, closed(schemas.add(`${name}Body`, shapes.body)));
  const possible = listErrors(endpoint);
  return {
    operationId: name,
    tags: [tagOf(docs)],
    ...(docs && { summary: docs.summary, description: docs.description }),
    parameters: [...parameters, ...requestHeadersOf(endpoint)],
    ...(body && { requestBody: body }),
    responses: {
      200: successOf(endpoint, {
        data: endpoint.responseKind === 'blob' ? undefined : schemas.add(`${name}Data`, shapes.data),
        errors: businessErrors(possible, shapes.refusals),
      }),
      ...errorResponsesOf(possible),
    },
    security: access.rule === 'anybody' ? [{ signature: [] }, {}] : [{ token: [], signature: [] }, { token: [] }],
    'x-access': access,
    'x-timeout-ms': timeoutMs,
    'x-errors': errors,
    ...(operation !== undefined && { 'x-operation': operation }),
    ...(docs?.plugin !== undefined && { 'x-plugin': docs.plugin }),
    ...(shapes.files && { 'x-files': shapes.files }),
  };
}

function parametersOf(schema: JsonSchema | undefined, location: 'path' | 'query'): OpenApiParameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, { description, ...field }]) => ({
    name,
    in: location,
    ...(description !== undefined && { description }),
    required: schema?.required?.includes(name) ?? false,
    schema: field,
  }));
}

function bodyOf({ bodyKind, shapes }: Endpoint, schema: JsonSchema | undefined): OpenApiOperation['requestBody'] {
  if (bodyKind === 'json') return schema && { required: true, content: { 'application/json': { schema } } };
  const parts = Object.entries(shapes?.files ?? {}).map(([part, rules]) => [part, filesSchema(rules)] as const);
  const required = Object.entries(shapes?.files ?? {}).flatMap(([part, rules]) => (rules.required ? [part] : []));
  const properties = { ...(schema && { data: schema }), ...Object.fromEntries(parts) };
  const form: JsonSchema = { type: 'object', required: [...(schema ? ['data'] : []), ...required], properties };
  // Unknown parts make the form malformed.
  return { required: true, content: { 'multipart/form-data': { schema: closeObjects(form) } } };
}

function filesSchema({ maxCount }: FilePart): JsonSchema {
  const file: JsonSchema = { type: 'string', format: 'binary' };
  return maxCount === 1 ? file : { type: 'array', maxItems: maxCount, items: file };
}

function successOf(
  { responseKind, path }: Endpoint,
  { data, errors }: { readonly data: JsonSchema | undefined; readonly errors: readonly JsonSchema[] },
): object {
  const success: JsonSchema = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 'OK' }, message: { type: 'string' }, data: data ?? {} },
  };
  const isBlob = responseKind === 'blob';
  const headers = [responseHeaders.requestId, responseHeaders.sessionRemainSec, 'Date'];
  if (path.startsWith('/questions/answers')) headers.push(responseHeaders.seqNum);
  return {
    description: 'Success, or an error of the business rules.',
    headers: headerReferences(headers),
    content: {
      ...(isBlob && fileTypes),
      'application/json': { schema: isBlob ? fileOrErrors(path, errors) : { oneOf: [success, ...errors] } },
    },
  };
}

/** The kinds of files; errors are an envelope. */
const fileTypes = Object.fromEntries(
  ['application/octet-stream', 'application/pdf', 'application/zip', 'image/*', 'video/*'].map((type) => [
    type,
    { schema: { type: 'string', format: 'binary' } },
  ]),
);

/** A file of JSON comes without an envelope. */
function fileOrErrors(path: string, errors: readonly JsonSchema[]): JsonSchema {
  return path.endsWith('/json_files')
    ? { anyOf: [{ type: 'object', description: 'The file.' }, ...errors] }
    : { oneOf: errors };
}

function describeTag(name: string): { readonly name: string; readonly description: string } {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name, description: `The calls about ${words}.` };
}

function closed(schema: JsonSchema | undefined): JsonSchema | undefined {
  return schema && closeObjects(schema);
}

function tagOf(docs: EndpointDocs | undefined): string {
  return docs?.tag ?? 'others';
}
