// A retry after a lost response must not write twice: for 24 hours, the same key, endpoint and body get the same response,
// and a retry that overtakes its original waits for it. Keys belong to the user, so no user can read the response of
// another. Requests without a session, such as a sign-in, are not covered: repeating one only opens a newer session.
import { removeExpired } from '../shared-rules/removeExpired.ts';
import { hashBytes, hashTexts } from '../state/hashTexts.ts';
import type { IdempotencyRow } from '../state/rows.ts';
import type { Upload } from './readUpload.ts';
import type { RequestContext } from '../context/RequestContext.ts';
import type { EventualResponse, RouteResponse } from '../context/Route.ts';
import { openData, sealData } from './sealData.ts';

const retentionMs = 24 * 3_600_000;
const keyPattern = /^[\x21-\x7e]{1,128}$/;
const malformed = { code: 'E0017', data: null } as const;
/** The client learns from it that its first request has been carried out. */
const usedKey = { code: 'E0017', data: { reason: 'idempotency-key' } } as const;

/** The body of a retry must be that of its original; a multipart form counts by its parts, because its boundary differs. */
type ComparedBody = Uint8Array | Upload | null;

export function handleIdempotently(
  context: RequestContext,
  { url, body }: { readonly url: string; readonly body: ComparedBody },
  handle: () => EventualResponse,
): EventualResponse {
  const { endpoint, idempotencyKey: key, sandbox } = context.details;
  const { method } = endpoint;
  if (key === null || !context.caller || (method !== 'POST' && method !== 'PATCH')) return handle();
  if (!keyPattern.test(key)) return malformed;
  // The key in clear would open the stored response.
  const id = hashTexts([context.caller.refID, method, url, key]);
  const bodyHash = hashBody(body);
  const stored = context.row<IdempotencyRow>('idempotency', id);
  if (stored && context.now() < stored.answeredAt + retentionMs) {
    // For another body the stored response would be wrong.
    const isSame = stored.bodyHash === bodyHash;
    return isSame ? { code: 'OK', data: openData(stored.sealed, secretsOf(context, key, stored)) } : usedKey;
  }
  const { inFlightResponses } = sandbox;
  const inFlight = inFlightResponses.get(id);
  if (inFlight) return inFlight.then(() => handleIdempotently(context, { url, body }, handle));
  const response = handle();
  if (!(response instanceof Promise)) return storeResponse(context, { id, key, bodyHash, response });
  const settled = response.then((value) => storeResponse(context, { id, key, bodyHash, response: value }));
  const forget = () => inFlightResponses.delete(id);
  inFlightResponses.set(id, settled.then(forget, forget));
  return settled;
}

function hashBody(body: ComparedBody): string {
  if (body === null) return '';
  if (body instanceof Uint8Array) return hashBytes(body);
  const files = Object.entries(body.files).flatMap(([part, list]) =>
    list.flatMap(({ fileName, bytes }) => [part, fileName, hashBytes(bytes)]),
  );
  return hashTexts([JSON.stringify(body.data), ...files]);
}

interface ResponseToStore {
  readonly id: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly response: RouteResponse;
}

function secretsOf(
  context: RequestContext,
  key: string,
  { bodyHash, answeredAt }: Pick<IdempotencyRow, 'bodyHash' | 'answeredAt'>,
): readonly string[] {
  return [context.secret('idempotency'), key, bodyHash, String(answeredAt)];
}

/** Stores a successful response. An error has written nothing, so its retry may be decided again. */
function storeResponse(context: RequestContext, { id, key, bodyHash, response }: ResponseToStore): RouteResponse {
  if (response.code !== 'OK' || !('data' in response)) return response;
  const answeredAt = context.now();
  const sealed = sealData(response.data, secretsOf(context, key, { bodyHash, answeredAt }));
  const row: IdempotencyRow = { bodyHash, answeredAt, sealed };
  removeExpired<IdempotencyRow>(context, 'idempotency', (stored) => stored.answeredAt + retentionMs);
  context.change((draft) => draft.put('idempotency', id, row));
  return response;
}
