import type { IncomingMessage } from 'node:http';
import { type MockResponse, requestHeaders } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import { findSession, type FoundSession } from '../access/sessionRules.ts';
import type { RequestContext } from '../context/RequestContext.ts';
import type { StateContext } from '../context/StateContext.ts';
import { readHeader } from '../contract/readHeader.ts';
import {
  type PreverifiedSignature,
  preverifySignature,
  type VerificationResult,
  type VerifyOptions,
  verifySignature,
} from './verifySignature.ts';

export interface SignedRequest {
  readonly request: IncomingMessage;
  readonly body: VerifyOptions['body'];
  readonly preverified?: PreverifiedSignature | undefined;
}

/** HTTP Message Signatures (RFC 9421): a session's key signs its requests; any other request brings its key. */
export const rfc9421Scheme = {
  /**
   * Verifies a signature in another thread, before its request is handled. The result is only a hint, because state and
   * clock move on meanwhile: `verify` decides. Undefined if there is nothing to verify.
   */
  preverify(context: StateContext, request: IncomingMessage): Promise<PreverifiedSignature | undefined> | undefined {
    return preverifySignature({ request, now: context.now(), sessionKey: keyOf(findCallerSession(context, request)) });
  },
  /** Returns the error; nothing for a genuine request, whose key is then the context's `clientKey`. */
  verify(context: RequestContext, { request, body, preverified }: SignedRequest): MockResponse<never> | undefined {
    const { sandbox } = context.details;
    const now = context.now();
    const found = findCallerSession(context, request);
    const verdict = verifySignature({
      request,
      body,
      now,
      preverified,
      sessionKey: keyOf(found),
      consumeNonce: (nonce) => sandbox.nonces.consume(nonce, now),
    });
    // The session that had the key has ended, so the signature cannot be verified any more: the response is the session's end.
    if (hasLostSessionKey(verdict, found)) return { code: 'E0001', data: { reason: found.reason } };
    if ('problem' in verdict) return { code: 'E0010', data: { reason: verdict.problem } };
    context.clientKey = verdict.key;
    return undefined;
  },
};

function findCallerSession(context: StateContext, { headers }: IncomingMessage): FoundSession | null {
  const token = readHeader(headers, requestHeaders.token);
  return token === null ? null : findSession(context, token);
}

function keyOf(found: FoundSession | null): ClientKey | null {
  return found === null || found.state === 'ended' ? null : (found.session.key ?? null);
}

function hasLostSessionKey(
  verdict: VerificationResult,
  found: FoundSession | null,
): found is Extract<FoundSession, { state: 'ended' }> {
  return 'problem' in verdict && verdict.problem === 'key' && found?.state === 'ended';
}
