// A retry after a lost answer must not write twice: the same key, call and body get the same answer for 24 hours, and a
// retry that overtakes its original waits for it. Keys belong to the person, so nobody can read another's answer. A
// sign-in is made by nobody yet; repeating it only opens a newer session.
import type { MockDraft } from '@brokerdesk/api';
import type { CallContext } from './CallContext.ts';
import type { IdempotencyRow } from '../state/rows.ts';
import { hashBytes, hashTexts } from '../state/hashTexts.ts';
import type { Upload } from './readUpload.ts';
import type { Answer } from './Route.ts';

const keptMs = 24 * 3_600_000;
const fewestToClean = 1000;
const keyPattern = /^[\x21-\x7e]{1,128}$/;

export interface OnceKey {
  readonly key: string;
  readonly url: string;
  /** What a repeat must have alike: bytes, or what a multipart form was taken apart into, for its boundary is always new. */
  readonly body: Uint8Array | Upload | null;
}

export function answerOnce(
  context: CallContext,
  { key, url, body }: OnceKey,
  handle: () => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  const { method } = context.facts.endpoint;
  if ((method !== 'POST' && method !== 'PATCH') || !context.caller) return handle();
  if (!keyPattern.test(key)) return malformed;
  const id = `${context.caller.refID} ${method} ${url} ${key}`;
  const bodyHash = hashBody(body);
  const kept = context.row<IdempotencyRow>('idempotency', id);
  if (kept && context.now() < kept.answeredAt + keptMs) return answerAgain(kept, bodyHash);
  const { answersUnderway } = context.facts.sandbox;
  const underway = answersUnderway.get(id);
  if (underway) return underway.then(() => answerOnce(context, { key, url, body }, handle));
  const answer = handle();
  if (!(answer instanceof Promise)) return keep(context, { id, bodyHash, answer });
  const settled = answer.then((value) => keep(context, { id, bodyHash, answer: value }));
  const done = settled.then(
    () => answersUnderway.delete(id),
    () => answersUnderway.delete(id),
  );
  answersUnderway.set(id, done);
  return settled;
}

function hashBody(body: OnceKey['body']): string {
  if (body === null) return '';
  if (body instanceof Uint8Array) return hashBytes(body);
  const files = Object.entries(body.files).flatMap(([part, list]) =>
    list.flatMap(({ fileName, bytes }) => [part, fileName, hashBytes(bytes)]),
  );
  return hashTexts([JSON.stringify(body.data), ...files]);
}

const malformed = { code: 'E0017', data: null } as const;

/** The same key with another body is a mistake of the client, and answering it from memory would hide it. */
function answerAgain({ bodyHash, data }: IdempotencyRow, askedHash: string): Answer {
  return bodyHash === askedHash ? { code: 'OK', data } : malformed;
}

/** Keeps what was answered. A refusal has written nothing, so its retry may be decided anew. */
function keep(
  context: CallContext,
  { id, bodyHash, answer }: { readonly id: string; readonly bodyHash: string; readonly answer: Answer },
): Answer {
  if (answer.code !== 'OK' || !('data' in answer)) return answer;
  const answeredAt = context.now();
  context.change((draft) => {
    if (isTimeToClean(context.count('idempotency'))) dropOld(context, draft);
    draft.put('idempotency', id, { bodyHash, answeredAt, data: answer.data } satisfies IdempotencyRow);
  });
  return answer;
}

/** Whenever there are twice as many as last time, so that cleaning costs each write the same, however many are kept. */
function isTimeToClean(count: number): boolean {
  const times = count / fewestToClean;
  return Number.isInteger(times) && times > 0 && (times & (times - 1)) === 0;
}

function dropOld(context: CallContext, draft: MockDraft): void {
  const oldest = context.now() - keptMs;
  for (const { id, present } of context.world.sandbox.collection('idempotency').writes()) {
    if (present && (present as IdempotencyRow).answeredAt <= oldest) draft.remove('idempotency', id);
  }
}
