import { answerCodes, answerHeaders } from '@brokerdesk/api';
import { remainingSec } from '../behaviour/access/sessions.ts';
import type { CallUnderway } from './CallUnderway.ts';
import { AnswerProblem } from './checkAnswer.ts';
import { refusalMessages } from './refusalMessages.ts';
import type { Answer } from './Route.ts';
import { serialiseAnswer } from './serialiseAnswer.ts';

const jsonType = 'application/json; charset=utf-8';

/** An answer as it goes over the wire. */
export interface PreparedAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array | string;
}

/** Checks an answer against the contract, sends it and writes the journal. */
export function sendAnswer(call: CallUnderway, answer: Answer): unknown {
  const { core, reply, context } = call;
  const { status, headers, bytes } = prepareAnswer(call, answer);
  // What a refusal without a call has in its reply already has to go along.
  if (!context) return reply.code(status).headers(headers).send(bytes);
  // The answer is complete, so nothing is left for Fastify to do with it but to copy its headers.
  headers['content-length'] = String(Buffer.byteLength(bytes));
  reply.hijack();
  core.rounds.addAnswer({ raw: reply.raw, status, headers, bytes });
  return undefined;
}

/** Checks an answer against the contract and writes the journal, without sending anything. */
export function prepareAnswer(call: CallUnderway, decided: Answer): PreparedAnswer {
  // Nothing that a call did before its sandbox was reset or taken back has happened.
  const isOver = call.context?.isOver === true;
  const answer: Answer = isOver ? { code: 'E0099', data: null } : decided;
  const { context, sandbox, requestId } = call;
  const body = bodyOf(call, answer);
  const code = body.fault ? 'E0099' : answer.code;
  const { status } = answerCodes[code];
  const headers: Record<string, string> = {
    'content-type': body.type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [answerHeaders.requestId]: requestId,
    // The client reads the server's clock from here, so it must be the sandbox's and not the machine's.
    date: httpDate(context?.now() ?? sandbox.clock.now()),
  };
  if (context) Object.assign(headers, context.answerHeaders);
  if (body.fileName !== undefined) headers['content-disposition'] = attachmentNamed(body.fileName);
  if (context?.session) headers[answerHeaders.sessionRemainSec] = String(remainingSec(context, context.session));
  else if (code === 'E0001') headers[answerHeaders.sessionRemainSec] = '0';
  if (!isOver) writeJournal(call, { code, status });
  return { status, headers, bytes: body.bytes };
}

interface Body {
  readonly bytes: Uint8Array | string;
  readonly type: string;
  readonly fileName?: string;
  readonly fault?: true;
}

function bodyOf(call: CallUnderway, answer: Answer): Body {
  const language = call.context?.language ?? 'en_US';
  if (answer.code !== 'OK') {
    return refusalBody(answer.code, (answer.message ?? refusalMessages[answer.code])[language], answer.data);
  }
  if ('bytes' in answer) return { bytes: answer.bytes, type: answer.contentType, fileName: answer.fileName };
  try {
    if (!call.context) throw new AnswerProblem('An answer without a call.');
    return { bytes: serialiseAnswer(call.context, answer), type: jsonType };
  } catch (error) {
    if (!(error instanceof AnswerProblem)) throw error;
    call.core.log(`${call.request.method} ${call.request.url} gave a wrong answer. ${error.message}`);
    return { ...refusalBody('E0099', refusalMessages.E0099[language], null), fault: true };
  }
}

function refusalBody(code: string, message: string, data: unknown): Body {
  return { bytes: JSON.stringify({ code, message, data: data ?? null }), type: jsonType };
}

function attachmentNamed(fileName: string): string {
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
export function writeJournal(
  call: CallUnderway,
  { code, status }: { readonly code: string; readonly status: number },
): void {
  const { request, context, sandbox, requestId, startedAt, before = null, faultID = null } = call;
  sandbox.journal.add({
    requestId,
    now: context?.now() ?? sandbox.clock.now(),
    method: request.method,
    url: request.raw.url ?? '',
    endpoint: context?.facts.endpoint.path ?? null,
    pluginId: context?.facts.pluginId ?? null,
    brokerCode: context?.brokerCode?.slice(0, 100) ?? null,
    userID: context?.caller?.userID ?? null,
    body: (request.body as Uint8Array | undefined) ?? null,
    status,
    code,
    durationMs: performance.now() - startedAt,
    faultID,
    before,
  });
}
