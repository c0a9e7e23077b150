// Every request of the API takes these steps: sandbox → due jobs → faults → signature → session and access → validation →
// handler → operation record → response check → journal. A new check gets its place here and nowhere else.
// A request that waits for nothing takes all its steps in one go, so no other request comes between them.
import { requestHeaders } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { injectFault } from '../faults/injectFault.ts';
import { runDueJobs } from '../jobs/runDueJobs.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { PreverifiedSignature } from '../signature/verifySignature.ts';
import { authorizeCaller } from './authorizeCaller.ts';
import { findSandbox } from './findSandbox.ts';
import { handleIdempotently } from './handleIdempotently.ts';
import { readHeader, readLanguage } from './readHeader.ts';
import { bodyOf, type RawInput, readInput } from './readInput.ts';
import { readUpload } from './readUpload.ts';
import { RequestContext } from './RequestContext.ts';
import { type InFlightRequest, respond } from './respond.ts';
import type { Route, RouteResponse } from './Route.ts';
import { shapesOf } from './shapesOf.ts';
import { StateContext } from './StateContext.ts';

interface RoutedRequest {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Handles a request of the API and returns the payload of its response. */
export async function handleRequest(core: EmulatorCore, { route, request, reply }: RoutedRequest): Promise<unknown> {
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return reply;
  const startedAt = performance.now();
  const preverifying = core.signature.preverify?.(new StateContext(core.environmentOf(sandbox)), request.raw);
  const preverified = preverifying && (await preverifying);
  const snapshotBefore = sandbox.takeSnapshot();
  const context = createContext(core, { route, request, sandbox });
  const { requestId } = context.details;
  const inFlight = { core, request, reply, sandbox, requestId, startedAt, snapshotBefore, context };
  const decide = () => decideResponse(route, { ...inFlight, preverified });
  try {
    const fault = sandbox.faults.match(context.details);
    if (fault) return await injectFault({ ...inFlight, faultID: fault.faultID }, fault.effect, decide);
    const response = decide();
    if (!(response instanceof Promise)) return respond(inFlight, response);
    context.releaseFixedTime();
    return respond(inFlight, await response);
  } catch (error) {
    // After a reset or a restore of the sandbox, errors that come from its old state are expected.
    if (!context.isStale) core.log(`${request.method} ${request.url} failed in the emulator: ${describe(error)}`);
    return respond(inFlight, { code: 'E0099', data: null });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}

function createContext(
  core: EmulatorCore,
  { route, request, sandbox }: Pick<RoutedRequest, 'route' | 'request'> & { readonly sandbox: Sandbox },
): RequestContext {
  const { headers } = request;
  const environment = core.environmentOf(sandbox);
  return new RequestContext({
    ...environment,
    endpoint: route.endpoint,
    requestId: sandbox.nextRequestId(),
    receivedAt: runDueJobs(environment),
    pluginId: readHeader(headers, requestHeaders.pluginId)?.slice(0, 100) ?? null,
    language: readLanguage(headers),
    headerBrokerCode: readHeader(headers, requestHeaders.brokerCode),
    refreshToken: readHeader(headers, requestHeaders.refreshToken),
    twoFactorToken: readHeader(headers, requestHeaders.twoFactorToken),
  });
}

interface ReceivedRequest extends InFlightRequest {
  readonly context: RequestContext;
  readonly preverified: PreverifiedSignature | undefined;
}

/** Takes the steps from the signature to the handler. */
function decideResponse(
  route: Route,
  { core, request, context, preverified }: ReceivedRequest,
): RouteResponse | Promise<RouteResponse> {
  const { headers, params, query } = request;
  const body = bodyOf(request);
  const signatureError = core.signature.verify(context, { request: request.raw, body, preverified });
  if (signatureError) return signatureError;
  const accessError = authorizeCaller(context, {
    token: readHeader(headers, requestHeaders.token),
    isPassive: readHeader(headers, requestHeaders.activity) === 'passive',
  });
  if (accessError) return accessError;
  const handle = (raw: RawInput) => handleInput(route, { context, request, raw });
  const raw = { params, query, body, contentType: headers['content-type'] };
  const { files: parts } = shapesOf(route.endpoint);
  if (!parts) return handle(raw);
  return readUpload({ ...raw, parts, language: context.language }).then((upload) =>
    'error' in upload ? upload.error : handle({ ...raw, upload }),
  );
}

interface HandleInputOptions {
  readonly context: RequestContext;
  readonly request: FastifyRequest;
  readonly raw: RawInput;
}

function handleInput(
  route: Route,
  { context, request, raw }: HandleInputOptions,
): RouteResponse | Promise<RouteResponse> {
  const result = readInput(shapesOf(route.endpoint), raw, context.language);
  if ('error' in result) return result.error;
  const handle = () => {
    const response = route.handle(context, result.input);
    if (!(response instanceof Promise)) return ensureOperationRecorded(context, response);
    return response.then((settled) => ensureOperationRecorded(context, settled));
  };
  const key = readHeader(request.headers, requestHeaders.idempotencyKey);
  if (key === null) return handle();
  return handleIdempotently(context, { key, url: request.raw.url ?? '', body: raw.upload ?? raw.body }, handle);
}

/** Records a change whose handler has recorded nothing more specific. */
function ensureOperationRecorded(context: RequestContext, response: RouteResponse): RouteResponse {
  if (response.code === 'OK' && !context.hasRecordedOperation) context.recordOperation();
  return response;
}
