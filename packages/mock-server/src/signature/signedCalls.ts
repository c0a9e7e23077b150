import { requestHeaders } from '@brokerdesk/api';
import { findSession, type FoundSession } from '../behaviour/access/sessions.ts';
import type { SignatureScheme } from '../pipeline/SignatureScheme.ts';
import { readHeader } from '../pipeline/requestHeaders.ts';
import { type Verdict, verifySignature } from './verifySignature.ts';

/** HTTP Message Signatures (RFC 9421): a call of a session with the session's key, any other with the key it brings. */
export const signedCalls: SignatureScheme = {
  name: 'rfc9421',
  verify(context, { request, body }) {
    const { sandbox } = context.facts;
    const now = context.now();
    const token = readHeader(request.headers, requestHeaders.token);
    const found = token === null ? null : findSession(context, token);
    const verdict = verifySignature({
      request,
      body,
      now,
      sessionKey: found === null || found.state === 'ended' ? null : (found.session.key ?? null),
      takeNonce: (nonce) => sandbox.nonces.take(nonce, now),
    });
    // The session that had the key is gone, so nobody can say any more whether it signed: that it is gone is the answer.
    if (isWithoutKey(verdict, found)) return { code: 'E0001', data: { reason: found.reason } };
    if ('problem' in verdict) return { code: 'E0010', data: { reason: verdict.problem } };
    context.clientKey = verdict.key;
    return undefined;
  },
};

function isWithoutKey(
  verdict: Verdict,
  found: FoundSession | null,
): found is Extract<FoundSession, { state: 'ended' }> {
  return 'problem' in verdict && verdict.problem === 'key' && found?.state === 'ended';
}
