// The road of every call, in this order: canonical path (rejectNonCanonicalPath.ts, for calls of every kind) → sandbox →
// due jobs → faults → signature → session and access → validation → handler → operation record → answer check → journal.
// A new check gets its place here and nowhere else. What takes long about a signature was found out before, and calls
// that came together take the road one after the other and get their answers together (Rounds.ts).
import { type MockResponse, requestHeaders } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import type { Effect } from '../faults/Fault.ts';
import { injectFault } from '../faults/injectFault.ts';
import { runDueJobs } from '../jobs/runDueJobs.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { PreverifiedSignature } from '../signature/PreverifiedSignature.ts';
import { authorizeCaller } from './authorizeCaller.ts';
import { handleIdempotently } from './handleIdempotently.ts';
import { RequestContext } from './RequestContext.ts';
import type { InFlightRequest } from './InFlightRequest.ts';
import type { RouteResponse, Route } from './Route.ts';
import type { QueuedRequest } from './RequestBatcher.ts';
import { type RawInput, readInput } from './readInput.ts';
import { readUpload } from './readUpload.ts';
import { readHeader, readLanguage } from './readHeader.ts';
import { findSandbox } from './findSandbox.ts';
import { sendResponse } from './sendResponse.ts';
import { shapesOf } from './shapesOf.ts';
import { StateContext } from './StateContext.ts';

interface RoutedRequest {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Takes a call that has been read; it is carried out in the round of its turn. */
export function receiveRequest(core: EmulatorCore, routed: RoutedRequest): void {
  const { request, reply } = routed;
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return;
  const startedAt = performance.now();
  const { batcher, seed, value, signature } = core;
  const preverification = signature.preverify?.(new StateContext({ sandbox, seed, value }), request.raw);
  if (!preverification) batcher.addRequest({ ...routed, sandbox, startedAt });
  // The call begins only then, so nothing comes between its steps.
  else void preverification.then((preverified) => batcher.addRequest({ ...routed, sandbox, startedAt, preverified }));
}

/** Decides a call and hands its answer on. */
export function executeRequest(core: EmulatorCore, queued: QueuedRequest): unknown {
  const { route, request, reply, sandbox, startedAt, preverified } = queued;
  const requestId = sandbox.nextRequestId();
  const snapshotBefore = sandbox.takeSnapshot();
  const receivedAt = runDueJobs({ sandbox, seed: core.seed, value: core.value, jobs: core.jobs, log: core.log });
  const context = createContext(core, { route, request, sandbox, requestId, receivedAt });
  const inFlight = { core, request, reply, sandbox, requestId, startedAt, snapshotBefore, context };
  if (!sandbox.faults.isEmpty) {
    const { pluginId } = context.details;
    const matched = sandbox.faults.match({ endpoint: route.endpoint, pluginId, value: core.value });
    if (matched)
      return applyFault(
        { ...inFlight, faultID: matched.faultID },
        { route, context, preverified, effect: matched.effect },
      );
  }
  try {
    const response = runPipeline(inFlight, { route, context, preverified });
    if (!(response instanceof Promise)) return sendResponse(inFlight, response);
    context.releaseFixedTime();
    return response.then(
      (settled) => sendResponse(inFlight, settled),
      (error: unknown) => sendInternalError(inFlight, error),
    );
  } catch (error) {
    return sendInternalError(inFlight, error);
  }
}

function applyFault(
  inFlight: InFlightRequest,
  { effect, ...pipelineInput }: PipelineInput & { readonly effect: Effect },
): Promise<unknown> {
  pipelineInput.context.releaseFixedTime();
  return injectFault(inFlight, effect, () => runPipeline(inFlight, pipelineInput)).catch((error: unknown) =>
    sendInternalError(inFlight, error),
  );
}

/** Answers an address or a method that nothing answers, and bodies that were not even read. */
export function sendErrorResponse(
  core: EmulatorCore,
  error: MockResponse<never>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): unknown {
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return reply;
  const requestId = sandbox.nextRequestId();
  return sendResponse({ core, request, reply, sandbox, requestId, startedAt: performance.now(), context: null }, error);
}

interface PipelineInput {
  readonly route: Route;
  readonly context: RequestContext;
  readonly preverified: PreverifiedSignature | undefined;
}

function runPipeline(
  { core, request }: InFlightRequest,
  { route, context, preverified }: PipelineInput,
): RouteResponse | Promise<RouteResponse> {
  const { headers } = request;
  const body = (request.body as Uint8Array | undefined) ?? null;
  const signatureError = core.signature.verify(context, { request: request.raw, body, preverified });
  if (signatureError) return signatureError;
  const accessError = authorizeCaller(context, {
    token: readHeader(headers, requestHeaders.token),
    isPassive: readHeader(headers, requestHeaders.activity) === 'passive',
  });
  if (accessError) return accessError;
  const raw = { params: request.params, query: request.query, body, contentType: headers['content-type'] };
  const { files: parts } = shapesOf(route.endpoint);
  if (!parts) return handleInput(request, { route, context, raw });
  return readUpload({ ...raw, parts, language: context.language }).then((upload) =>
    'error' in upload ? upload.error : handleInput(request, { route, context, raw: { ...raw, upload } }),
  );
}

interface HandleInputOptions {
  readonly route: Route;
  readonly context: RequestContext;
  readonly raw: RawInput;
}

function handleInput(
  request: FastifyRequest,
  { route, context, raw }: HandleInputOptions,
): RouteResponse | Promise<RouteResponse> {
  const result = readInput(shapesOf(route.endpoint), raw, context.language);
  if ('error' in result) return result.error;
  const handle = () => {
    const response = route.handle(context, result.input);
    return response instanceof Promise
      ? response.then((settled) => ensureOperationRecorded(context, settled))
      : ensureOperationRecorded(context, response);
  };
  const key = readHeader(request.headers, requestHeaders.idempotencyKey);
  if (key === null) return handle();
  return handleIdempotently(context, { key, url: request.raw.url ?? '', body: raw.upload ?? raw.body }, handle);
}

/** No change goes unrecorded because its handler forgot to say more about it. */
function ensureOperationRecorded(context: RequestContext, response: RouteResponse): RouteResponse {
  if (response.code === 'OK' && !context.hasRecordedOperation) context.recordOperation();
  return response;
}

interface RequestContextOptions {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly sandbox: Sandbox;
  readonly requestId: string;
  readonly receivedAt: number;
}

function createContext(
  core: EmulatorCore,
  { route, request, sandbox, requestId, receivedAt }: RequestContextOptions,
): RequestContext {
  const { headers } = request;
  return new RequestContext({
    endpoint: route.endpoint,
    sandbox,
    requestId,
    receivedAt,
    seed: core.seed,
    value: core.value,
    jobs: core.jobs,
    log: core.log,
    pluginId: readHeader(headers, requestHeaders.pluginId)?.slice(0, 100) ?? null,
    language: readLanguage(headers),
    headerBrokerCode: readHeader(headers, requestHeaders.brokerCode),
    refreshToken: readHeader(headers, requestHeaders.refreshToken),
    twoFactorToken: readHeader(headers, requestHeaders.twoFactorToken),
  });
}

function sendInternalError(inFlight: InFlightRequest, error: unknown): unknown {
  const { method, url } = inFlight.request.raw;
  // Whoever was in the middle of something may well stumble over a world that is another one now.
  if (inFlight.context?.isStale !== true) {
    inFlight.core.log(
      `${method} ${url} failed in the emulator: ${error instanceof Error ? error.stack : String(error)}`,
    );
  }
  return sendResponse(inFlight, { code: 'E0099', data: null });
}
