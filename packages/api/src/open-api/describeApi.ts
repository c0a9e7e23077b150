// Writes the contract as OpenAPI 3.1. Fields that begin with `x-` contain what the format cannot express: who may make
// a call, its time limit, its name in the operation records, and the rules of its files.
import { responseCodes, requestHeaders } from '../envelope.ts';
import type { Endpoint, FilePart } from '../endpoint.ts';
import { hoistRepeatedSchemas } from './hoistRepeatedSchemas.ts';
import { SchemaRegistry } from './SchemaRegistry.ts';
import type { JsonSchema } from './JsonSchema.ts';

/** The content of the comment above a call. */
export interface EndpointDocs {
  /** The resource: the name of the file that declares the call. */
  readonly tag: string;
  /** The first sentence. */
  readonly summary: string;
  /** The whole comment, in Markdown. */
  readonly description: string;
}

/** An OpenAPI document, with the parts that this project reads. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & Readonly<Record<string, unknown>>;
}

/** One call of an {@link OpenApiDocument}. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly OpenApiParameter[];
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
  readonly 'x-files'?: Readonly<Record<string, FilePart>>;
}

/** A parameter of a path or a query. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
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
  const known = { ...commonSchemas, ...schemas.all() };
  const repeats = hoistRepeatedSchemas({ paths, known }, Object.keys(known));
  const named = Object.entries({ ...repeats.node.known, ...repeats.schemas }).sort(([a], [b]) => compare(a, b));
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths: repeats.node.paths,
    components: { schemas: Object.fromEntries(named), responses: commonResponses, securitySchemes },
  };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

const securitySchemes = { token: { type: 'apiKey', in: 'header', name: requestHeaders.token } };

const commonResponses = {
  Error: {
    description: 'The request failed; the code is the reason.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
  },
};

const errorCodes = Object.keys(responseCodes).filter((code) => code !== 'OK');

const commonSchemas: Readonly<Record<string, JsonSchema>> = {
  ErrorResponse: {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { enum: errorCodes }, message: { type: 'string' }, data: {} },
  },
  FieldProblems: {
    type: 'object',
    required: ['fields'],
    properties: {
      fields: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'rule', 'message'],
          properties: { path: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
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
  const body = bodyOf(endpoint, schemas.add(`${name}Body`, shapes.body));
  return {
    operationId: name,
    tags: [docs?.tag ?? 'others'],
    ...(docs && { summary: docs.summary, description: docs.description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(
      endpoint,
      endpoint.responseKind === 'blob' ? undefined : schemas.add(`${name}Data`, shapes.data),
    ),
    security: access.rule === 'anybody' ? [] : [{ token: [] }],
    'x-access': access,
    'x-timeout-ms': timeoutMs,
    'x-errors': errors,
    ...(operation !== undefined && { 'x-operation': operation }),
    ...(shapes.files && { 'x-files': shapes.files }),
  };
}

function parametersOf(schema: JsonSchema | undefined, location: 'path' | 'query'): OpenApiParameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: location,
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
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function filesSchema({ maxCount }: FilePart): JsonSchema {
  return { type: 'array', maxItems: maxCount, items: { type: 'string', format: 'binary' } };
}

function responsesOf(
  { responseKind, access }: Endpoint,
  data: JsonSchema | undefined,
): Readonly<Record<string, unknown>> {
  const errorSchema = { $ref: '#/components/schemas/ErrorResponse' };
  const success = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 'OK' }, message: { type: 'string' }, data: data ?? {} },
  };
  const json = responseKind === 'blob' ? errorSchema : { oneOf: [success, errorSchema] };
  const bytes = responseKind === 'blob' && { '*/*': { schema: { type: 'string', format: 'binary' } } };
  const errorResponse = { $ref: '#/components/responses/Error' };
  return {
    200: {
      description: 'Success, or an error of the business rules.',
      content: { ...bytes, 'application/json': { schema: json } },
    },
    ...(access.rule !== 'anybody' && { 401: errorResponse }),
    ...(access.rule !== 'anybody' && { 403: errorResponse }),
    '4XX': errorResponse,
    '5XX': errorResponse,
  };
}
