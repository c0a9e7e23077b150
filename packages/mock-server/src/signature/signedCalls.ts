import type { IncomingMessage } from 'node:http';
import { requestHeaders } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import { findSession, type FoundSession } from '../behaviour/access/sessions.ts';
import type { SignatureScheme } from '../pipeline/SignatureScheme.ts';
import type { StateContext } from '../pipeline/StateContext.ts';
import { readHeader } from '../pipeline/requestHeaders.ts';
import { type Verdict, verifySignature, weighSignature } from './verifySignature.ts';

/** HTTP Message Signatures (RFC 9421): a call of a session with the session's key, any other with the key it brings. */
export const signedCalls: SignatureScheme = {
  name: 'rfc9421',
  weigh(context, request) {
    return weighSignature({ request, now: context.now(), sessionKey: keyOf(findCaller(context, request)) });
  },
  verify(context, { request, body, weighed }) {
    const { sandbox } = context.facts;
    const now = context.now();
    const found = findCaller(context, request);
    const verdict = verifySignature({
      request,
      body,
      now,
      weighed,
      sessionKey: keyOf(found),
      takeNonce: (nonce) => sandbox.nonces.take(nonce, now),
    });
    // The session that had the key is gone, so nobody can say any more whether it signed: that it is gone is the answer.
    if (isWithoutKey(verdict, found)) return { code: 'E0001', data: { reason: found.reason } };
    if ('problem' in verdict) return { code: 'E0010', data: { reason: verdict.problem } };
    context.clientKey = verdict.key;
    return undefined;
  },
};

function findCaller(context: StateContext, { headers }: IncomingMessage): FoundSession | null {
  const token = readHeader(headers, requestHeaders.token);
  return token === null ? null : findSession(context, token);
}

function keyOf(found: FoundSession | null): ClientKey | null {
  return found === null || found.state === 'ended' ? null : (found.session.key ?? null);
}

function isWithoutKey(
  verdict: Verdict,
  found: FoundSession | null,
): found is Extract<FoundSession, { state: 'ended' }> {
  return 'problem' in verdict && verdict.problem === 'key' && found?.state === 'ended';
}
