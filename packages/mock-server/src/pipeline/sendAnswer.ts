import { answerCodes, answerHeaders } from '@brokerdesk/api';
import { remainingSec } from '../behaviour/sessions.ts';
import type { CallUnderway } from './CallUnderway.ts';
import { AnswerProblem } from './checkAnswer.ts';
import { refusalMessages } from './refusalMessages.ts';
import type { Answer } from './Route.ts';
import { serialiseAnswer } from './serialiseAnswer.ts';

const jsonType = 'application/json; charset=utf-8';

/** Checks an answer against the contract, sends it and writes the journal. */
export function sendAnswer(call: CallUnderway, answer: Answer): unknown {
  const { reply, context, sandbox, requestId } = call;
  const body = bodyOf(call, answer);
  const code = body.fault ? 'E0099' : answer.code;
  const { status } = answerCodes[code];
  reply.code(status);
  reply.header('content-type', body.type);
  if (body.fileName !== undefined) reply.header('content-disposition', attachmentNamed(body.fileName));
  reply.header('cache-control', 'no-store');
  reply.header('x-content-type-options', 'nosniff');
  reply.header(answerHeaders.requestId, requestId);
  // The client reads the server's clock from here, so it must be the sandbox's and not the machine's.
  reply.header('date', httpDate(sandbox.clock.now()));
  if (context?.session) reply.header(answerHeaders.sessionRemainSec, String(remainingSec(context, context.session)));
  else if (code === 'E0001') reply.header(answerHeaders.sessionRemainSec, '0');
  writeJournal(call, { code, status });
  return reply.send(body.bytes);
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
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

let lastDate = { second: Number.NaN, text: '' };

function httpDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (lastDate.second !== second) lastDate = { second, text: new Date(now).toUTCString() };
  return lastDate.text;
}

function writeJournal(call: CallUnderway, { code, status }: { readonly code: string; readonly status: number }): void {
  const { request, context, sandbox, requestId, startedAt } = call;
  const pluginId = request.headers['plugin-id'];
  sandbox.journal.add({
    requestId,
    now: sandbox.clock.now(),
    method: request.method,
    url: request.raw.url ?? '',
    endpoint: context?.facts.endpoint.path ?? null,
    pluginId: typeof pluginId === 'string' ? pluginId : null,
    brokerCode: context?.brokerCode ?? null,
    userID: context?.caller?.userID ?? null,
    body: (request.body as Uint8Array | undefined) ?? null,
    status,
    code,
    durationMs: performance.now() - startedAt,
  });
}
