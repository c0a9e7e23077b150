// A retry after a lost answer must not write twice: the same key, call and body get the same answer for 24 hours, and a
// retry that overtakes its original waits for it. Keys belong to the person, so nobody can read another's answer. A
// sign-in is made by nobody yet; repeating it only opens a newer session.
import type { MockTransaction } from '@brokerdesk/api';
import type { RequestContext } from './RequestContext.ts';
import type { IdempotencyRow } from '../state/rows.ts';
import { hashBytes, hashTexts } from '../state/hashTexts.ts';
import type { Upload } from './readUpload.ts';
import type { RouteResponse } from './Route.ts';

const retentionMs = 24 * 3_600_000;
const firstCleanupCount = 1000;
const keyPattern = /^[\x21-\x7e]{1,128}$/;

export interface IdempotentRequest {
  readonly key: string;
  readonly url: string;
  /** What a repeat must have alike: bytes, or what a multipart form was taken apart into, for its boundary is always new. */
  readonly body: Uint8Array | Upload | null;
}

export function handleIdempotently(
  context: RequestContext,
  { key, url, body }: IdempotentRequest,
  handle: () => RouteResponse | Promise<RouteResponse>,
): RouteResponse | Promise<RouteResponse> {
  const { method } = context.details.endpoint;
  if ((method !== 'POST' && method !== 'PATCH') || !context.caller) return handle();
  if (!keyPattern.test(key)) return malformed;
  const id = `${context.caller.refID} ${method} ${url} ${key}`;
  const bodyHash = hashBody(body);
  const stored = context.row<IdempotencyRow>('idempotency', id);
  if (stored && context.now() < stored.answeredAt + retentionMs) return replayResponse(stored, bodyHash);
  const { inFlightResponses } = context.details.sandbox;
  const inFlight = inFlightResponses.get(id);
  if (inFlight) return inFlight.then(() => handleIdempotently(context, { key, url, body }, handle));
  const response = handle();
  if (!(response instanceof Promise)) return storeResponse(context, { id, bodyHash, response });
  const settled = response.then((value) => storeResponse(context, { id, bodyHash, response: value }));
  const done = settled.then(
    () => inFlightResponses.delete(id),
    () => inFlightResponses.delete(id),
  );
  inFlightResponses.set(id, done);
  return settled;
}

function hashBody(body: IdempotentRequest['body']): string {
  if (body === null) return '';
  if (body instanceof Uint8Array) return hashBytes(body);
  const files = Object.entries(body.files).flatMap(([part, list]) =>
    list.flatMap(({ fileName, bytes }) => [part, fileName, hashBytes(bytes)]),
  );
  return hashTexts([JSON.stringify(body.data), ...files]);
}

const malformed = { code: 'E0017', data: null } as const;

/** The same key with another body is a mistake of the client, and answering it from memory would hide it. */
function replayResponse({ bodyHash, data }: IdempotencyRow, requestHash: string): RouteResponse {
  return bodyHash === requestHash ? { code: 'OK', data } : malformed;
}

/** Keeps what was answered. A refusal has written nothing, so its retry may be decided anew. */
function storeResponse(
  context: RequestContext,
  { id, bodyHash, response }: { readonly id: string; readonly bodyHash: string; readonly response: RouteResponse },
): RouteResponse {
  if (response.code !== 'OK' || !('data' in response)) return response;
  const answeredAt = context.now();
  context.change((draft) => {
    if (isCleanupDue(context.count('idempotency'))) removeExpired(context, draft);
    draft.put('idempotency', id, { bodyHash, answeredAt, data: response.data } satisfies IdempotencyRow);
  });
  return response;
}

/** Whenever there are twice as many as last time, so that cleaning costs each write the same, however many are kept. */
function isCleanupDue(count: number): boolean {
  const times = count / firstCleanupCount;
  return Number.isInteger(times) && times > 0 && (times & (times - 1)) === 0;
}

function removeExpired(context: RequestContext, draft: MockTransaction): void {
  const oldest = context.now() - retentionMs;
  for (const { id, current } of context.environment.sandbox.collection('idempotency').overlayEntries()) {
    if (current && (current as IdempotencyRow).answeredAt <= oldest) draft.remove('idempotency', id);
  }
}
