// The errors of the document: one schema per code, with the type of its data, and one response per HTTP status.
import { z } from 'zod';
import type { Endpoint, Refusals } from '../endpoint.ts';
import { type ErrorCode, responseCodes } from '../envelope.ts';
import { errorData } from '../errorData.ts';
import { headerReferences } from './headerComponents.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { dropSafeBounds } from './SchemaRegistry.ts';

const names: Readonly<Record<ErrorCode, string>> = {
  E0001: 'SessionEndedError',
  E0002: 'NotPermittedError',
  E0003: 'NotFoundError',
  E0004: 'InvalidInputError',
  E0005: 'StaleVersionError',
  E0006: 'WrongPasswordError',
  E0007: 'DisabledError',
  E0008: 'TwoFactorRequiredError',
  E0009: 'WrongCodeError',
  E0010: 'SignatureError',
  E0011: 'TooManyTriesError',
  E0012: 'InUseError',
  E0013: 'TooLargeError',
  E0014: 'UploadRejectedError',
  E0015: 'TransitionNotAllowedError',
  E0016: 'RuleViolatedError',
  E0017: 'MalformedRequestError',
  E0018: 'RateLimitedError',
  E0099: 'ServerError',
};

const codes = Object.keys(names) as ErrorCode[];

/** The schema of each error, by name. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  codes.filter((code) => !isOfCall(code)).map((code) => [names[code], describeError(code, errorData[code])]),
);

/** The responses with other statuses than 200, by name: the errors that each can be. */
const responses: Readonly<Record<string, readonly ErrorCode[]>> = {
  MalformedRequest: ['E0017'],
  Unauthorized: ['E0001', 'E0010'],
  NotPermitted: ['E0002'],
  NotFound: ['E0003'],
  TooLarge: ['E0013'],
  RateLimited: ['E0018'],
  ServerFailure: ['E0099'],
};

/** The components of {@link errorResponsesOf}. */
export const errorResponses = Object.fromEntries(
  Object.entries(responses).map(([name, ofStatus]) => [
    name,
    {
      description: `${ofStatus.map((code) => `\`${code}\`: ${responseCodes[code].meaning}`).join('; ')}.`,
      headers: headerReferences(['Request-Id', 'Session-Remain-Sec', 'Date']),
      content: { 'application/json': { schema: oneOf(ofStatus.map(refer)) } },
    },
  ]),
);

/** Returns every error that an endpoint can answer with: those that it declares, and those of the steps before it. */
export function listErrors({ access, errors, method, bodyKind, shapes, operation }: Endpoint): readonly ErrorCode[] {
  // A public endpoint answers with `E0001` to the token of a session that has ended: its signature cannot be verified.
  const possible = new Set<ErrorCode>(['E0001', 'E0003', 'E0004', 'E0010', 'E0017', 'E0018', 'E0099', ...errors]);
  if (access.rule !== 'anybody') possible.add('E0002');
  // A caller who views the portal as a role changes nothing, not even with a public call.
  if (access.rule !== 'anybody' || operation !== undefined) possible.add('E0016');
  if (method !== 'GET' && (shapes?.body || bodyKind === 'multipart')) possible.add('E0013');
  return codes.filter((code) => possible.has(code));
}

/** Returns the error responses of an endpoint with other statuses than 200. */
export function errorResponsesOf(errors: readonly ErrorCode[]): Readonly<Record<string, { readonly $ref: string }>> {
  const statuses = Map.groupBy(errors, (code) => responseCodes[code].status);
  statuses.delete(200);
  return Object.fromEntries(
    [...statuses].map(([status, ofStatus]) => {
      const [name = ''] = Object.entries(responses).find(([, listed]) => listed.join() === ofStatus.join()) ?? [];
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** Returns the schemas of the errors that come with HTTP 200; of a refusal with the data that the call declares. */
export function businessErrors(errors: readonly ErrorCode[], refusals: Refusals = {}): readonly JsonSchema[] {
  return errors
    .filter((code) => responseCodes[code].status === 200)
    .map((code) => describeRefusal(code, refusals) ?? refer(code));
}

/** What an error says depends on the call, so there is no component of it. */
function isOfCall(code: ErrorCode): code is 'E0012' | 'E0015' {
  return code === 'E0012' || code === 'E0015';
}

function describeRefusal(code: ErrorCode, refusals: Refusals): JsonSchema | undefined {
  if (code === 'E0016') {
    // The refusals that any call can give are in the component.
    const rules = Object.entries(refusals.E0016 ?? {}).map(([rule, shape]) => shape.extend({ rule: z.literal(rule) }));
    return rules.length === 0 ? undefined : { anyOf: [describeError(code, z.union(rules)), refer(code)] };
  }
  return isOfCall(code) ? describeError(code, refusals[code] ?? errorData[code]) : undefined;
}

function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [first] = schemas;
  return schemas.length === 1 && first ? first : { oneOf: schemas };
}

function refer(code: ErrorCode): JsonSchema {
  return { $ref: `#/components/schemas/${names[code]}` };
}

function describeError(code: ErrorCode, shape: z.ZodType): JsonSchema {
  const { $schema: _schema, ...data } = z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema }) => dropSafeBounds(jsonSchema),
  }) as JsonSchema & {
    readonly $schema?: string;
  };
  return {
    type: 'object',
    description: `${responseCodes[code].meaning.charAt(0).toUpperCase()}${responseCodes[code].meaning.slice(1)}.`,
    required: ['code', 'message', 'data'],
    properties: { code: { const: code }, message: { type: 'string' }, data },
  };
}
