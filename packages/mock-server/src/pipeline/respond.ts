import { type ErrorCode, responseCodes, responseHeaders } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from './EmulatorCore.ts';
import { remainingSec } from '../access/sessionRules.ts';
import type { JournalRecord, SandboxSnapshot } from '../sandboxes/Journal.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { discardBody } from './discardBody.ts';
import { findSandbox } from './findSandbox.ts';
import { bodyOf } from './readInput.ts';
import type { RequestContext } from '../context/RequestContext.ts';
import type { RouteResponse } from '../context/Route.ts';
import { serializeResponse } from './serializeResponse.ts';
import { ContractViolationError } from '../contract/shapesOf.ts';

/** A request whose response is not sent yet, with what the journal and the response's headers need. */
export interface InFlightRequest {
  readonly core: EmulatorCore;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sandbox: Sandbox;
  readonly requestId: string;
  /** By `performance.now()`. */
  readonly startedAt: number;
  /** The sandbox before this request. */
  readonly snapshotBefore?: SandboxSnapshot;
  /** The injected fault. */
  readonly faultID?: string;
  /** Null for an address without an endpoint. */
  readonly context: RequestContext | null;
}

/**
 * Checks a response against the contract, sets status and headers of the reply, writes the journal and returns the
 * payload.
 */
export function respond(inFlight: InFlightRequest, original: RouteResponse): string | Uint8Array {
  const { context, reply, requestId } = inFlight;
  // The sandbox was reset, restored or removed meanwhile: what the request did is gone.
  const isStale = context?.isStale === true;
  const { response, payload } = serialize(inFlight, isStale ? internalError : original);
  const { code } = response;
  const { status } = responseCodes[code];
  const { contentType = 'application/json; charset=utf-8', fileName } = 'bytes' in response ? response : {};
  reply.code(status).headers({
    'content-type': contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [responseHeaders.requestId]: requestId,
    // Clients read the server's clock from this header, so it is the sandbox's and not the machine's.
    date: new Date(timeOf(inFlight)).toUTCString(),
    ...context?.responseHeaders,
  });
  if (fileName !== undefined) reply.header('content-disposition', createContentDisposition(fileName));
  if (context?.session) reply.header(responseHeaders.sessionRemainSec, String(remainingSec(context, context.session)));
  else if (code === 'E0001') reply.header(responseHeaders.sessionRemainSec, '0');
  if (!isStale) writeJournalEntry(inFlight, { code, status });
  return payload;
}

const internalError = { code: 'E0099', data: null } as const;

function serialize({ core, request, context, faultID }: InFlightRequest, response: RouteResponse) {
  try {
    return { response, payload: serializeResponse(context, response, { isInjected: faultID !== undefined }) };
  } catch (error) {
    if (!(error instanceof ContractViolationError)) throw error;
    core.log(`${request.method} ${request.url} returned an invalid response. ${error.message}`);
    return { response: internalError, payload: serializeResponse(context, internalError) };
  }
}

/** Sends the response to a request that Fastify or a hook rejected before it reached an endpoint. */
export function sendRequestError(core: EmulatorCore, error: Error & { statusCode?: number }, routed: Routed): void {
  const { statusCode = 500, stack } = error;
  const { method, url } = routed.request;
  if (statusCode >= 500) core.log(`${method} ${url} failed in the emulator: ${stack}`);
  const code = statusCode === responseCodes.E0013.status ? 'E0013' : 'E0017';
  discardBody(routed.request, routed.reply);
  sendError(core, statusCode >= 500 ? 'E0099' : code, routed);
}

export type Routed = Pick<InFlightRequest, 'request' | 'reply'>;

/** Sends an error to a request that reached no endpoint. */
export function sendError(core: EmulatorCore, code: ErrorCode, { request, reply }: Routed): void {
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return;
  const requestId = sandbox.nextRequestId();
  const inFlight = { core, request, reply, sandbox, requestId, startedAt: performance.now(), context: null };
  reply.send(respond(inFlight, { code, data: null }));
}

function createContentDisposition(fileName: string): string {
  // RFC 8187 escapes more characters than addresses do.
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

function timeOf({ context, sandbox }: InFlightRequest): number {
  return context?.now() ?? sandbox.clock.now();
}

/** Adds a request and its response to the journal; code and status are empty for a request without a response. */
export function writeJournalEntry(inFlight: InFlightRequest, response: Pick<JournalRecord, 'code' | 'status'>): void {
  const { request, context, sandbox, requestId, startedAt, snapshotBefore = null, faultID = null } = inFlight;
  sandbox.journal.add({
    ...response,
    requestId,
    now: timeOf(inFlight),
    method: request.method,
    url: request.raw.url ?? '',
    endpoint: context?.details.endpoint.path ?? null,
    pluginId: context?.details.pluginId ?? null,
    brokerCode: context?.brokerCode?.slice(0, 100) ?? null,
    userID: context?.caller?.userID ?? null,
    body: bodyOf(request),
    durationMs: performance.now() - startedAt,
    faultID,
    snapshotBefore,
  });
}
