// The input of Prism and Mockoon: an OpenAPI document with an example response, and an environment with the rows and
// ready-made routes to them.
import { randomUUID } from 'node:crypto';

/** The rows with which every rival begins, taken from the emulator's own answers. */
export interface RivalRows {
  /** As the list has them, in its order. */
  readonly applications: readonly { readonly applyID: string }[];
  /** The same applications with everything that one of them shows when it is requested by its identifier. */
  readonly details: readonly { readonly applyID: string }[];
  readonly referrers: readonly { readonly referrerID: string }[];
}

/** Three calls with their shapes, by which Prism checks requests and responses. */
export function writeOpenApi({ applications, details, referrers }: RivalRows): object {
  const page = applications.slice(100, 150);
  const detail = details[100] ?? {};
  const application = schemaOf(applications[0] ?? {});
  const referrer = schemaOf(referrers[0] ?? {});
  const { properties } = referrer;
  const answer = (schema: object, example: unknown) => ({
    description: 'OK',
    content: { 'application/json': { schema, example } },
  });
  const whole = { type: 'integer', minimum: 1 };
  const names = ['nameEN', 'nameSC', 'nameTC', 'phone'];
  const input = {
    type: 'object',
    required: names,
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1, maxLength: 100 }])),
  };
  return {
    openapi: '3.1.0',
    info: { title: 'The three calls of the benchmark', version: '1' },
    paths: {
      '/applications': {
        get: {
          parameters: ['page', 'size'].map((name) => ({ name, in: 'query', schema: whole })),
          responses: {
            200: answer(
              { type: 'object', required: ['items'], properties: { items: { type: 'array', items: application } } },
              { items: page },
            ),
          },
        },
      },
      '/details/{id}': {
        get: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: answer(schemaOf(detail), detail) },
        },
      },
      '/referrers': {
        post: {
          requestBody: { required: true, content: { 'application/json': { schema: input } } },
          responses: { 201: answer({ type: 'object', properties }, referrers[0]) },
        },
      },
    },
  };
}

function schemaOf(row: object) {
  return {
    type: 'object',
    required: Object.keys(row),
    properties: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, schemaOfValue(value)])),
  };
}

function schemaOfValue(value: unknown): object {
  if (Array.isArray(value)) return { type: 'array' };
  return value === null ? {} : { type: [typeof value === 'object' ? 'object' : typeof value, 'null'] };
}

/** Two data buckets, each with the routes that Mockoon calls CRUD. */
export function writeMockoonEnvironment(rows: RivalRows): object {
  const buckets = [
    { name: 'applications', crudKey: 'applyID', rows: rows.applications },
    { name: 'details', crudKey: 'applyID', rows: rows.details },
    { name: 'referrers', crudKey: 'referrerID', rows: rows.referrers },
  ].map((bucket) => ({ ...bucket, id: bucket.name.slice(0, 4) }));
  const routes = buckets.map(({ name, crudKey, id }) => describeCrudRoute({ name, crudKey, id }));
  return {
    uuid: randomUUID(),
    lastMigration: 33,
    name: 'Benchmark',
    endpointPrefix: '',
    latency: 0,
    port: 0,
    hostname: '127.0.0.1',
    folders: [],
    routes,
    rootChildren: routes.map(({ uuid }) => ({ type: 'route', uuid })),
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: { enabled: false, type: 'CERT', pfxPath: '', certPath: '', keyPath: '', caPath: '', passphrase: '' },
    cors: false,
    headers: [{ key: 'Content-Type', value: 'application/json' }],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: buckets.map(({ name, id, rows: all }) => ({
      uuid: randomUUID(),
      id,
      name,
      documentation: '',
      value: JSON.stringify(all),
    })),
    callbacks: [],
  };
}

function describeCrudRoute({ name, crudKey, id }: { name: string; crudKey: string; id: string }) {
  return {
    uuid: randomUUID(),
    type: 'crud',
    documentation: '',
    method: '',
    endpoint: name,
    responses: [
      {
        uuid: randomUUID(),
        body: '{}',
        latency: 0,
        statusCode: 200,
        label: '',
        headers: [],
        bodyType: 'DATABUCKET',
        filePath: '',
        databucketID: id,
        sendFileAsBody: false,
        rules: [],
        rulesOperator: 'OR',
        disableTemplating: true,
        fallbackTo404: false,
        default: true,
        crudKey,
        callbacks: [],
      },
    ],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  };
}
