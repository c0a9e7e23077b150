// The headers of the document: those of requests are parameters, those of responses are headers, each described once.
import type { Endpoint } from '../endpoint.ts';
import { requestHeaders, responseHeaders } from '../envelope.ts';
import { limits } from '../limits.ts';
import { signatureHeaders } from '../signature/signatureProfile.ts';
import type { JsonSchema } from './JsonSchema.ts';

interface DescribedHeader {
  readonly description: string;
  readonly schema: JsonSchema;
}

const text: JsonSchema = { type: 'string' };
const digest: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' };

const requests: Readonly<Record<string, DescribedHeader>> = {
  [requestHeaders.brokerCode]: {
    description: 'The broker whose portal sends the request; with a session it has to be that of the session.',
    schema: text,
  },
  [requestHeaders.language]: {
    description: 'The language of messages; English by default.',
    schema: { enum: ['en_US', 'zh_HK', 'zh_CN'] },
  },
  [requestHeaders.refreshToken]: { description: 'The refresh token of the session.', schema: text },
  [requestHeaders.appVersion]: {
    description: `The version of the client, as in \`${limits.appVersion}\`.`,
    schema: text,
  },
  [requestHeaders.apiVersion]: {
    description: 'The version of this contract that the client knows.',
    schema: { const: limits.apiVersion },
  },
  [requestHeaders.twoFactorToken]: {
    description: 'Proves that a one-time password was entered; required after an `E0008`.',
    schema: text,
  },
  [requestHeaders.pluginId]: {
    description: 'The plugin that sends the request; a hint for support, no evidence.',
    schema: text,
  },
  [requestHeaders.idempotencyKey]: {
    description: 'Chosen by the client: a request that is repeated with it within 24 hours is carried out once.',
    schema: text,
  },
  [requestHeaders.activity]: {
    description: 'A background request, which does not extend the session.',
    schema: { const: 'passive' },
  },
  [requestHeaders.viewAs]: {
    description:
      'Shows the caller the portal as a role of their broker, as in `roles/DEMO-READER`; requires `UR_ROLE_MANAGEMENT`. Only functions that both the role and the caller have count. Every request that changes something is `E0016` (`view-as-read-only`), except `GET /auths/refresh` and `POST /auths/logouts`, for which the header has no meaning. A function that the role has and the caller lacks is `E0016` (`view-as-not-held`), a role that does not exist `E0016` (`view-as-role-missing`).',
    schema: { type: 'string', pattern: '^roles/.{1,64}$' },
  },
  [signatureHeaders.input]: { description: 'Components and parameters of the signature (RFC 9421).', schema: text },
  [signatureHeaders.contentDigest]: {
    description: 'SHA-256 of the body (RFC 9530), on every signed request that has one.',
    schema: { type: 'string', pattern: '^sha-256=:[A-Za-z0-9+/]{43}=:$' },
  },
  [signatureHeaders.tokenDigest]: { description: 'SHA-256 of `Token`, base64url.', schema: digest },
  [signatureHeaders.refreshTokenDigest]: { description: 'SHA-256 of `Refresh-Token`, base64url.', schema: digest },
  [signatureHeaders.clientKey]: {
    description: 'The public key of a signed request without a session: its JWK as JSON, base64url.',
    schema: text,
  },
};

const responses: Readonly<Record<string, DescribedHeader>> = {
  [responseHeaders.requestId]: { description: 'Identifies the request in logs.', schema: text },
  [responseHeaders.sessionRemainSec]: {
    description: 'Seconds until the session ends; 0 if it has ended. Absent without a session.',
    schema: { type: 'integer', minimum: 0 },
  },
  [responseHeaders.seqNum]: {
    description: 'The sequence number of the answers; a correction names the one that it was made from.',
    schema: { type: 'integer', minimum: 0 },
  },
  Date: { description: "The server's clock, by which signatures are judged.", schema: text },
};

/** The request headers as parameters, by name. */
export const headerParameters = Object.fromEntries(
  Object.entries(requests).map(([name, header]) => [nameOf(name), { name, in: 'header', required: false, ...header }]),
);

/** The response headers, by name. */
export const headerComponents = Object.fromEntries(
  Object.entries(responses).map(([name, header]) => [nameOf(name), header]),
);

/** Returns references to the headers that a request of an endpoint may have. */
export function requestHeadersOf({
  method,
  access,
  errors,
  operation,
}: Endpoint): readonly { readonly $ref: string }[] {
  const absent = new Set<string>();
  if (method !== 'POST' && method !== 'PATCH') absent.add(requestHeaders.idempotencyKey);
  if (method === 'GET') absent.add(signatureHeaders.contentDigest);
  if (!errors.includes('E0008')) absent.add(requestHeaders.twoFactorToken);
  if (access.rule !== 'anybody') absent.add(signatureHeaders.clientKey);
  else if (operation === undefined) absent.add(requestHeaders.viewAs);
  return Object.keys(requests)
    .filter((name) => !absent.has(name))
    .map((name) => ({ $ref: `#/components/parameters/${nameOf(name)}` }));
}

/** Returns references to response headers. */
export function headerReferences(names: readonly string[]): Readonly<Record<string, { readonly $ref: string }>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${nameOf(name)}` }]));
}

function nameOf(header: string): string {
  return header.replaceAll('-', '');
}
