import { responseCodes, responseHeaders } from '@brokerdesk/api';
import { remainingSec } from '../resources/auths/sessionRules.ts';
import type { InFlightRequest } from './InFlightRequest.ts';
import { ContractViolationError } from './checkResponse.ts';
import { errorMessages } from './errorMessages.ts';
import type { RouteResponse } from './Route.ts';
import { serializeResponse } from './serializeResponse.ts';

const jsonType = 'application/json; charset=utf-8';

/** An answer as it goes over the wire. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array | string;
}

/** Checks an answer against the contract, sends it and writes the journal. */
export function sendResponse(inFlight: InFlightRequest, response: RouteResponse): unknown {
  const { core, reply, context } = inFlight;
  const { status, headers, bytes } = prepareResponse(inFlight, response);
  // What a refusal without a call has in its reply already has to go along.
  if (!context) return reply.code(status).headers(headers).send(bytes);
  // The answer is complete, so nothing is left for Fastify to do with it but to copy its headers.
  headers['content-length'] = String(Buffer.byteLength(bytes));
  reply.hijack();
  core.batcher.addResponse({ raw: reply.raw, status, headers, bytes });
  return undefined;
}

/** Checks an answer against the contract and writes the journal, without sending anything. */
export function prepareResponse(inFlight: InFlightRequest, original: RouteResponse): PreparedResponse {
  // Nothing that a call did before its sandbox was reset or taken back has happened.
  const isStale = inFlight.context?.isStale === true;
  const response: RouteResponse = isStale ? { code: 'E0099', data: null } : original;
  const { context, sandbox, requestId } = inFlight;
  const body = createBody(inFlight, response);
  const code = body.isContractViolation ? 'E0099' : response.code;
  const { status } = responseCodes[code];
  const headers: Record<string, string> = {
    'content-type': body.type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [responseHeaders.requestId]: requestId,
    // The client reads the server's clock from here, so it must be the sandbox's and not the machine's.
    date: httpDate(context?.now() ?? sandbox.clock.now()),
  };
  if (context) Object.assign(headers, context.responseHeaders);
  if (body.fileName !== undefined) headers['content-disposition'] = contentDispositionOf(body.fileName);
  if (context?.session) headers[responseHeaders.sessionRemainSec] = String(remainingSec(context, context.session));
  else if (code === 'E0001') headers[responseHeaders.sessionRemainSec] = '0';
  if (!isStale) writeJournalEntry(inFlight, { code, status });
  return { status, headers, bytes: body.bytes };
}

interface ResponseBody {
  readonly bytes: Uint8Array | string;
  readonly type: string;
  readonly fileName?: string;
  readonly isContractViolation?: true;
}

function createBody(inFlight: InFlightRequest, response: RouteResponse): ResponseBody {
  const language = inFlight.context?.language ?? 'en_US';
  if (response.code !== 'OK') {
    return createErrorBody(response.code, (response.message ?? errorMessages[response.code])[language], response.data);
  }
  if ('bytes' in response) return { bytes: response.bytes, type: response.contentType, fileName: response.fileName };
  try {
    if (!inFlight.context) throw new ContractViolationError('An answer without a call.');
    return { bytes: serializeResponse(inFlight.context, response), type: jsonType };
  } catch (error) {
    if (!(error instanceof ContractViolationError)) throw error;
    inFlight.core.log(`${inFlight.request.method} ${inFlight.request.url} gave a wrong answer. ${error.message}`);
    return { ...createErrorBody('E0099', errorMessages.E0099[language], null), isContractViolation: true };
  }
}

function createErrorBody(code: string, message: string, data: unknown): ResponseBody {
  return { bytes: JSON.stringify({ code, message, data: data ?? null }), type: jsonType };
}

function contentDispositionOf(fileName: string): string {
  // RFC 8187 leaves fewer characters as they are than addresses do.
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

let lastDate = { second: Number.NaN, text: '' };

function httpDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (lastDate.second !== second) lastDate = { second, text: new Date(now).toUTCString() };
  return lastDate.text;
}

/** Writes a call down: what it was, and what it was answered. */
export function writeJournalEntry(
  inFlight: InFlightRequest,
  { code, status }: { readonly code: string; readonly status: number },
): void {
  const { request, context, sandbox, requestId, startedAt, snapshotBefore = null, faultID = null } = inFlight;
  sandbox.journal.add({
    requestId,
    now: context?.now() ?? sandbox.clock.now(),
    method: request.method,
    url: request.raw.url ?? '',
    endpoint: context?.details.endpoint.path ?? null,
    pluginId: context?.details.pluginId ?? null,
    brokerCode: context?.brokerCode?.slice(0, 100) ?? null,
    userID: context?.caller?.userID ?? null,
    body: (request.body as Uint8Array | undefined) ?? null,
    status,
    code,
    durationMs: performance.now() - startedAt,
    faultID,
    snapshotBefore,
  });
}
