import { requestHeaders } from '@brokerdesk/api';
import { findSession } from '../behaviour/sessions.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import type { SignatureScheme } from '../pipeline/SignatureScheme.ts';
import { readHeader } from '../pipeline/requestHeaders.ts';
import { verifySignature } from './verifySignature.ts';

/** HTTP Message Signatures (RFC 9421): a call of a session with the session's key, any other with the key it brings. */
export const signedCalls: SignatureScheme = {
  name: 'rfc9421',
  verify(context, { request, body }) {
    const { sandbox } = context.facts;
    const now = context.now();
    const verdict = verifySignature({
      request,
      body,
      now,
      sessionKey: sessionKeyOf(context, readHeader(request.headers, requestHeaders.token)),
      takeNonce: (nonce) => sandbox.nonces.take(nonce, now),
    });
    if ('problem' in verdict) return { code: 'E0010', data: { reason: verdict.problem } };
    context.clientKey = verdict.key;
    return undefined;
  },
};

/** A token that opens no session is signed with whatever key it comes with; the session step then refuses it. */
function sessionKeyOf(context: CallContext, token: string | null) {
  if (token === null) return null;
  const found = findSession(context, token);
  return found.state === 'ended' ? null : (found.session.key ?? null);
}
