// The road of every call, in this order: canonical path (refuseOtherSpellings.ts, for calls of every kind) → sandbox →
// due jobs → faults → signature → session and access → validation → handler → operation record → answer check → journal.
// A new check gets its place here and nowhere else. What takes long about a signature was found out before, and calls
// that came together take the road one after the other and get their answers together (Rounds.ts).
import { type MockAnswer, requestHeaders } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import type { Effect } from '../faults/Fault.ts';
import { sufferFault } from '../faults/sufferFault.ts';
import { runDueJobs } from '../jobs/runDueJobs.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { WeighedSignature } from '../signature/WeighedSignature.ts';
import { admitCaller } from './admitCaller.ts';
import { answerOnce } from './answerOnce.ts';
import { CallContext } from './CallContext.ts';
import type { CallUnderway } from './CallUnderway.ts';
import type { Answer, Route } from './Route.ts';
import type { ArrivedCall } from './Rounds.ts';
import { type RawInput, readInput } from './readInput.ts';
import { readUpload } from './readUpload.ts';
import { readHeader, readLanguage } from './requestHeaders.ts';
import { findSandbox } from './findSandbox.ts';
import { sendAnswer } from './sendAnswer.ts';
import { shapesOf } from './shapes.ts';
import { StateContext } from './StateContext.ts';

interface RoutedRequest {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Takes a call that has been read; it is carried out in the round of its turn. */
export function receiveCall(core: EmulatorCore, routed: RoutedRequest): void {
  const { request, reply } = routed;
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return;
  const startedAt = performance.now();
  const { rounds, seed, value, signature } = core;
  const weighing = signature.weigh?.(new StateContext({ sandbox, seed, value }), request.raw);
  if (!weighing) rounds.addCall({ ...routed, sandbox, startedAt });
  // The call begins only then, so nothing comes between its steps.
  else void weighing.then((weighed) => rounds.addCall({ ...routed, sandbox, startedAt, weighed }));
}

/** Decides a call and hands its answer on. */
export function carryOut(core: EmulatorCore, call: ArrivedCall): unknown {
  const { route, request, reply, sandbox, startedAt, weighed } = call;
  const requestId = sandbox.nextRequestId();
  const before = sandbox.moment();
  const calledAt = runDueJobs({ sandbox, seed: core.seed, value: core.value, jobs: core.jobs, log: core.log });
  const context = openContext(core, { route, request, sandbox, requestId, calledAt });
  const underway = { core, request, reply, sandbox, requestId, startedAt, before, context };
  if (!sandbox.faults.isEmpty) {
    const { pluginId } = context.facts;
    const struck = sandbox.faults.strike({ endpoint: route.endpoint, pluginId, value: core.value });
    if (struck)
      return sufferStruck({ ...underway, faultID: struck.faultID }, { route, context, weighed, effect: struck.effect });
  }
  try {
    const answer = decide(underway, { route, context, weighed });
    if (!(answer instanceof Promise)) return sendAnswer(underway, answer);
    context.letTimePass();
    return answer.then(
      (settled) => sendAnswer(underway, settled),
      (error: unknown) => sendFault(underway, error),
    );
  } catch (error) {
    return sendFault(underway, error);
  }
}

function sufferStruck(
  call: CallUnderway,
  { effect, ...decision }: Decision & { readonly effect: Effect },
): Promise<unknown> {
  decision.context.letTimePass();
  return sufferFault(call, effect, () => decide(call, decision)).catch((error: unknown) => sendFault(call, error));
}

/** Answers an address or a method that nothing answers, and bodies that were not even read. */
export function answerRefusal(
  core: EmulatorCore,
  refusal: MockAnswer<never>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): unknown {
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return reply;
  const requestId = sandbox.nextRequestId();
  return sendAnswer({ core, request, reply, sandbox, requestId, startedAt: performance.now(), context: null }, refusal);
}

interface Decision {
  readonly route: Route;
  readonly context: CallContext;
  readonly weighed: WeighedSignature | undefined;
}

function decide({ core, request }: CallUnderway, { route, context, weighed }: Decision): Answer | Promise<Answer> {
  const { headers } = request;
  const body = (request.body as Uint8Array | undefined) ?? null;
  const forged = core.signature.verify(context, { request: request.raw, body, weighed });
  if (forged) return forged;
  const refusal = admitCaller(context, {
    token: readHeader(headers, requestHeaders.token),
    isPassive: readHeader(headers, requestHeaders.activity) === 'passive',
  });
  if (refusal) return refusal;
  const raw = { params: request.params, query: request.query, body, contentType: headers['content-type'] };
  const { files: parts } = shapesOf(route.endpoint);
  if (!parts) return handleInput(request, { route, context, raw });
  return readUpload({ ...raw, parts, language: context.language }).then((upload) =>
    'refusal' in upload ? upload.refusal : handleInput(request, { route, context, raw: { ...raw, upload } }),
  );
}

interface CallToHandle {
  readonly route: Route;
  readonly context: CallContext;
  readonly raw: RawInput;
}

function handleInput(request: FastifyRequest, { route, context, raw }: CallToHandle): Answer | Promise<Answer> {
  const reading = readInput(shapesOf(route.endpoint), raw, context.language);
  if ('refusal' in reading) return reading.refusal;
  const handle = () => {
    const answer = route.handle(context, reading.input);
    return answer instanceof Promise ? answer.then((settled) => noteOnce(context, settled)) : noteOnce(context, answer);
  };
  const key = readHeader(request.headers, requestHeaders.idempotencyKey);
  if (key === null) return handle();
  return answerOnce(context, { key, url: request.raw.url ?? '', body: raw.upload ?? raw.body }, handle);
}

/** No change goes unrecorded because its handler forgot to say more about it. */
function noteOnce(context: CallContext, answer: Answer): Answer {
  if (answer.code === 'OK' && !context.hasNoted) context.note();
  return answer;
}

interface Opening {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly sandbox: Sandbox;
  readonly requestId: string;
  readonly calledAt: number;
}

function openContext(core: EmulatorCore, { route, request, sandbox, requestId, calledAt }: Opening): CallContext {
  const { headers } = request;
  return new CallContext({
    endpoint: route.endpoint,
    sandbox,
    requestId,
    calledAt,
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

function sendFault(call: CallUnderway, error: unknown): unknown {
  const { method, url } = call.request.raw;
  // Whoever was in the middle of something may well stumble over a world that is another one now.
  if (call.context?.isOver !== true) {
    call.core.log(`${method} ${url} failed in the emulator: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return sendAnswer(call, { code: 'E0099', data: null });
}
