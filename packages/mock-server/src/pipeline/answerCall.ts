// The road of every call, in this order: canonical path (refuseOtherSpellings.ts, for calls of every kind) → sandbox →
// signature → session and access → validation → handler → answer check → journal. A new check gets its place here and
// nowhere else; faults of the network, when they come, belong right after the sandbox, faults of the envelope right
// before the handler.
import { type MockAnswer, requestHeaders } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { admitCaller } from './admitCaller.ts';
import { answerOnce } from './answerOnce.ts';
import { CallContext } from './CallContext.ts';
import type { CallUnderway } from './CallUnderway.ts';
import type { Answer, Route } from './Route.ts';
import { readInput } from './readInput.ts';
import { readHeader, readLanguage } from './requestHeaders.ts';
import { findSandbox } from './findSandbox.ts';
import { sendAnswer } from './sendAnswer.ts';
import { shapesOf } from './shapes.ts';

interface RoutedRequest {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function answerCall(core: EmulatorCore, { route, request, reply }: RoutedRequest): unknown {
  const sandbox = findSandbox(core, request, reply);
  if (!sandbox) return reply;
  const context = openContext(core, { route, request, sandbox });
  const call = {
    core,
    request,
    reply,
    sandbox,
    requestId: sandbox.nextRequestId(),
    startedAt: performance.now(),
    context,
  };
  try {
    const answer = decide(call, route, context);
    if (!(answer instanceof Promise)) return sendAnswer(call, answer);
    return answer.then(
      (settled) => sendAnswer(call, settled),
      (error: unknown) => sendFault(call, error),
    );
  } catch (error) {
    return sendFault(call, error);
  }
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

function decide({ core, request }: CallUnderway, route: Route, context: CallContext): Answer | Promise<Answer> {
  const unsignedRefusal = core.signature.verify(request.raw);
  if (unsignedRefusal) return unsignedRefusal;
  const { headers } = request;
  const refusal = admitCaller(context, {
    token: readHeader(headers, requestHeaders.token),
    isPassive: readHeader(headers, requestHeaders.activity) === 'passive',
  });
  if (refusal) return refusal;
  const body = (request.body as Uint8Array | undefined) ?? null;
  const raw = { params: request.params, query: request.query, body, contentType: headers['content-type'] };
  const reading = readInput(shapesOf(route.endpoint), raw, context.language);
  if ('refusal' in reading) return reading.refusal;
  const handle = () => route.handle(context, reading.input);
  const key = readHeader(headers, requestHeaders.idempotencyKey);
  return key === null ? handle() : answerOnce(context, { key, url: request.raw.url ?? '', body }, handle);
}

function openContext(
  core: EmulatorCore,
  { route, request, sandbox }: { readonly route: Route; readonly request: FastifyRequest; readonly sandbox: Sandbox },
): CallContext {
  const { headers } = request;
  return new CallContext({
    endpoint: route.endpoint,
    sandbox,
    seed: core.seed,
    value: core.value,
    language: readLanguage(headers),
    headerBrokerCode: readHeader(headers, requestHeaders.brokerCode),
    refreshToken: readHeader(headers, requestHeaders.refreshToken),
  });
}

function sendFault(call: CallUnderway, error: unknown): unknown {
  const { method, url } = call.request.raw;
  call.core.log(`${method} ${url} failed in the emulator: ${error instanceof Error ? error.stack : String(error)}`);
  return sendAnswer(call, { code: 'E0099', data: null });
}
