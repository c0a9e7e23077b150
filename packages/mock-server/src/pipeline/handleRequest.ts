// Every request of the API takes these steps: sandbox → due jobs → faults → signature → session and access → validation →
// handler → operation record → response check → journal. A new check gets its place here and nowhere else.
// A request that waits for nothing takes all its steps in one go, so no other request comes between them.
import { inspect } from 'node:util';
import type { EmulatorCore } from './EmulatorCore.ts';
import { type InFlightApiRequest, injectFault } from './injectFault.ts';
import { runDueJobs } from '../context/runDueJobs.ts';
import { rejectIfEnded } from '../access/sessionRules.ts';
import { authorizeCaller } from './authorizeCaller.ts';
import { findSandbox } from './findSandbox.ts';
import { handleIdempotently } from './handleIdempotently.ts';
import { readContractHeaders } from '../contract/readHeader.ts';
import { bodyOf, type RawInput, readInput } from './readInput.ts';
import { readUpload, type Upload } from './readUpload.ts';
import { RequestContext } from '../context/RequestContext.ts';
import { respond, type Routed } from './respond.ts';
import type { EventualResponse, Route, RouteResponse } from '../context/Route.ts';
import { shapesOf } from '../contract/shapesOf.ts';
import { StateContext } from '../context/StateContext.ts';
import { removeExpired } from '../shared-rules/removeExpired.ts';
import type { MockResponse } from '@brokerdesk/api';
import { describeUploadProblem } from '../context/describeUploadProblem.ts';

/** An endpoint that was denied to a session, for which one operation record is enough. */
interface DenialRow {
  readonly recordedUntil: number;
}

const collection = 'denials';

/** As long as the longest session. */
const retentionMs = 12 * 3_600_000;

/** Handles a request of the API and returns the payload of its response. */
export async function handleRequest(
  core: EmulatorCore,
  route: Route,
  { request, reply }: Routed,
  { isBodyUnread = false }: { readonly isBodyUnread?: boolean } = {},
): Promise<unknown> {
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return reply;
  const startedAt = performance.now();
  const environment = core.environmentOf(sandbox);
  const preverified = await core.signature?.preverify(new StateContext(environment), request.raw);
  const requestId = sandbox.nextRequestId();
  const snapshotBefore = sandbox.takeSnapshot();
  const context = new RequestContext({
    ...environment,
    ...readContractHeaders(request.headers),
    endpoint: route.endpoint,
    systems: core.systems,
    isSigned: core.signature !== null,
    requestId,
    receivedAt: runDueJobs(environment),
  });
  const inFlight = { core, request, reply, sandbox, requestId, startedAt, snapshotBefore, context };
  const signed = { request: request.raw, body: isBodyUnread ? ('unread' as const) : bodyOf(request), preverified };
  const decide = () => {
    const response = core.signature?.verify(context, signed) ?? decideResponse(route, { request, context });
    if (response instanceof Promise) {
      const late = response.then((settled) => rejectLate(context, recordDenied(context, settled)));
      return untilAborted(late, context.generation);
    }
    return recordDenied(context, response);
  };
  try {
    const fault = sandbox.faults.match(context.details);
    if (fault) return await injectFault({ ...inFlight, faultID: fault.faultID }, fault.effect, decide);
    const response = decide();
    if (!(response instanceof Promise)) return respond(inFlight, response);
    context.releaseFixedTime();
    return respond(inFlight, await response);
  } catch (error) {
    // A reset, a restore and the removal of the sandbox end what waits, and errors that come from its old state are expected.
    if (!context.isStale) core.log(`${request.method} ${request.url} failed in the emulator: ${inspect(error)}`);
    return respond(inFlight, { code: 'E0099', data: null });
  }
}

function recordDenied(context: RequestContext, response: RouteResponse): RouteResponse {
  // A view asks for what its role lacks only to show it.
  if (response.code === 'E0002' && !context.isView) recordDenial(context);
  return response;
}

/** A response that took time is not for a caller whose session has ended meanwhile, unless it is public. */
function rejectLate(context: RequestContext, response: RouteResponse): RouteResponse {
  const isPublic = context.details.endpoint.access.rule === 'anybody';
  return (!isPublic && context.session && rejectIfEnded(context)) || response;
}

/** Takes the steps from the session to the operation record. */
function decideResponse(
  { endpoint, handle }: Route,
  { request, context }: Pick<InFlightApiRequest, 'request' | 'context'>,
): EventualResponse {
  const { headers, params, query, url } = request;
  const { language } = context;
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
  const raw = { params, query, body: bodyOf(request), contentType: headers['content-type'] };
  if (!shapes.files) return validateAndHandle(raw);
  return readUpload({ ...raw, parts: shapes.files, language }).then((upload) =>
    'error' in upload ? upload.error : (rejectFullStorage(context, upload) ?? validateAndHandle({ ...raw, upload })),
  );
}

/** Records a change whose handler has recorded nothing more specific. */
function ensureOperationRecorded(context: RequestContext, response: EventualResponse): EventualResponse {
  if (response instanceof Promise) return response.then((settled) => ensureOperationRecorded(context, settled));
  if (response.code === 'OK' && !context.hasRecordedOperation) context.recordOperation();
  return response;
}

/** Writes an operation record for a caller who may not send this request; once for each session and endpoint. */
function recordDenial(context: RequestContext): void {
  const { session } = context;
  if (!session) return;
  const { method, path } = context.details.endpoint;
  const id = `${session.sessionID} ${method} ${path}`;
  if (context.row<DenialRow>(collection, id)) return;
  removeExpired<DenialRow>(context, collection, ({ recordedUntil }) => recordedUntil);
  const row: DenialRow = { recordedUntil: context.now() + retentionMs };
  context.change((draft) => draft.put(collection, id, row));
  context.recordOperation({ operation: 'access.denied', targetName: `${method} ${path}` });
}

/** Rejects an upload for which the sandbox has no room, before its handler writes anything. */
function rejectFullStorage(context: RequestContext, { files }: Upload): MockResponse<never> | undefined {
  const uploaded = Object.entries(files).flatMap(([part, list]) => list.map(({ bytes }) => ({ part, bytes })));
  const size = uploaded.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const [first] = uploaded;
  if (!first || context.details.sandbox.files.makeRoom(size)) return undefined;
  const texts = describeUploadProblem.storage();
  const fields = [{ path: `${first.part}.0`, rule: 'storage', message: texts[context.language] }];
  return { code: 'E0014', message: texts, data: { fields } };
}

/** Settles as `work` does, or rejects with the reason of the signal as soon as it is aborted. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    // The signal lives much longer than one piece of work.
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
