// Every request of the API takes these steps: sandbox → due jobs → faults → signature → session and access → validation →
// handler → operation record → response check → journal. A new check gets its place here and nowhere else.
// A request that waits for nothing takes all its steps in one go, so no other request comes between them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { injectFault } from '../faults/injectFault.ts';
import { runDueJobs } from '../jobs/runDueJobs.ts';
import type { PreverifiedSignature } from '../signature/verifySignature.ts';
import { authorizeCaller } from './authorizeCaller.ts';
import { findSandbox } from './findSandbox.ts';
import { handleIdempotently } from './handleIdempotently.ts';
import { readContractHeaders } from './readHeader.ts';
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
  const environment = core.environmentOf(sandbox);
  const preverifying = core.signature.preverify?.(new StateContext(environment), request.raw);
  const preverified = preverifying && (await preverifying);
  const requestId = sandbox.nextRequestId();
  const snapshotBefore = sandbox.takeSnapshot();
  const context = new RequestContext({
    ...environment,
    ...readContractHeaders(request.headers),
    endpoint: route.endpoint,
    requestId,
    receivedAt: runDueJobs(environment),
  });
  const inFlight = { core, request, reply, sandbox, requestId, startedAt, snapshotBefore, context };
  const decide = () => decideResponse(route, { core, request, context, preverified });
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

interface AdmittedRequest extends Pick<InFlightRequest, 'core' | 'request'> {
  readonly context: RequestContext;
  readonly preverified: PreverifiedSignature | undefined;
}

/** Takes the steps from the signature to the operation record. */
function decideResponse(
  { endpoint, handle }: Route,
  { core, request, context, preverified }: AdmittedRequest,
): RouteResponse | Promise<RouteResponse> {
  const { headers, params, query, url } = request;
  const { language } = context;
  const body = bodyOf(request);
  const signatureError = core.signature.verify(context, { request: request.raw, body, preverified });
  if (signatureError) return signatureError;
  const accessError = authorizeCaller(context);
  if (accessError) return accessError;
  const shapes = shapesOf(endpoint);
  const validateAndHandle = (raw: RawInput) => {
    const result = readInput(shapes, raw, language);
    if ('error' in result) return result.error;
    return handleIdempotently(context, { url, body: raw.upload ?? raw.body }, () =>
      ensureOperationRecorded(context, handle(context, result.input)),
    );
  };
  const raw = { params, query, body, contentType: headers['content-type'] };
  if (!shapes.files) return validateAndHandle(raw);
  return readUpload({ ...raw, parts: shapes.files, language }).then((upload) =>
    'error' in upload ? upload.error : validateAndHandle({ ...raw, upload }),
  );
}

/** Records a change whose handler has recorded nothing more specific. */
function ensureOperationRecorded(
  context: RequestContext,
  response: RouteResponse | Promise<RouteResponse>,
): RouteResponse | Promise<RouteResponse> {
  if (response instanceof Promise) return response.then((settled) => ensureOperationRecorded(context, settled));
  if (response.code === 'OK' && !context.hasRecordedOperation) context.recordOperation();
  return response;
}
