import type { IncomingMessage } from 'node:http';
import { requestHeaders } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import { findSession, type FoundSession } from '../resources/auths/sessionRules.ts';
import type { SignatureScheme } from '../pipeline/SignatureScheme.ts';
import type { StateContext } from '../pipeline/StateContext.ts';
import { readHeader } from '../pipeline/readHeader.ts';
import { type VerificationResult, verifySignature, preverifySignature } from './verifySignature.ts';

/** HTTP Message Signatures (RFC 9421): a session's key signs its requests; any other request brings its key. */
export const rfc9421Scheme: SignatureScheme = {
  preverify(context, request) {
    return preverifySignature({ request, now: context.now(), sessionKey: keyOf(findCallerSession(context, request)) });
  },
  verify(context, { request, body, preverified }) {
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
