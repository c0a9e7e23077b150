import { login, logout, refresh, type SessionEndReason } from '@brokerdesk/api';
import { type ClientKey, writeClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { findAccount, isUsable } from '../users/findAccount.ts';
import { verifyPassword } from '../passwords/passwordHashing.ts';
import { endSession, isAccepted, rotateTokens, tokensOf } from '../../access/sessionRules.ts';
import { signIn } from './signIn.ts';
import { countAttempt, clearAttempts, isLockedOut } from './signInAttemptRules.ts';
import { readToken } from '../../access/sessionTokens.ts';
import { requireTwoFactor } from './two-factor/twoFactorRules.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type Route, route } from '../../context/Route.ts';
import { invalidFields, message } from '../../context/errorResponses.ts';
import { oneTimePasswordRoutes } from './two-factor/oneTimePasswordRoutes.ts';

export const authRoutes: readonly Route[] = [
  route(login, async (context, { body }) => {
    const { clientKey } = context;
    if (clientKey && !isSameKey(clientKey, body.publicKey))
      return invalidFields(context.language, [keyMismatchProblem]);
    // The broker of the sign-in page; a session that the browser may still have is irrelevant here.
    const broker = context.row<BrokerRow>('brokers', context.details.headerBrokerCode ?? '');
    if (!broker) return { code: 'E0003', data: null };
    const account = { brokerCode: broker.brokerCode, userID: body.userID };
    const lockout = countAttempt(context, account);
    if (lockout) return { code: 'E0011', data: lockout };
    const candidate = findAccount(context, broker.brokerCode, body.userID);
    if (!(await verifyPassword(body.password, candidate?.passwordHash))) {
      if (candidate) recordFailedSignIn(context, candidate);
      return { code: 'E0006', data: null };
    }
    clearAttempts(context, account);
    // Read again: the account, or its password, may have changed while this one was checked.
    const user = findAccount(context, broker.brokerCode, body.userID);
    if (!user || user.passwordHash !== candidate?.passwordHash) return { code: 'E0006', data: null };
    if (!isUsable(context, user)) {
      recordFailedSignIn(context, user);
      return { code: 'E0007', data: null };
    }
    const error = requireTwoFactor(context, 'login', { user });
    if (error) return error;
    const { session, data } = signIn(context, { user, broker, key: clientKey ?? undefined });
    context.session = session;
    context.recordOperation({ targetID: user.refID, targetName: user.userName });
    return { code: 'OK', data };
  }),

  route(logout, (context) => {
    const { session, caller } = context;
    if (session) endSession(context, session, 'logged-out');
    if (caller) context.recordOperation({ targetID: caller.refID, targetName: caller.userName });
    context.session = null;
    return { code: 'OK', data: null };
  }),

  route(refresh, (context) => {
    const { session } = context;
    const claim = readToken(context, context.details.refreshToken, 'refreshToken');
    if (!session || claim?.sessionID !== session.sessionID) return createSessionEndedError('timeout');
    if (!isAccepted(context, session, claim.generation)) {
      // A refresh token was used twice: one of its two users has stolen it.
      endSession(context, session, 'logged-out');
      context.session = null;
      return createSessionEndedError('logged-out');
    }
    const isCurrent = claim.generation === session.generation;
    context.session = isCurrent ? rotateTokens(context, session) : session;
    return { code: 'OK', data: tokensOf(context, context.session) };
  }),

  ...oneTimePasswordRoutes,
];

/** Never with what an anonymous caller has typed, and only for an account that exists: at most as many as it has attempts. */
function recordFailedSignIn(context: RequestContext, user: UserRow): void {
  const { refID: targetID, userName: targetName, brokerCode } = user;
  const operation = isLockedOut(context, user) ? 'session.lockedOut' : 'session.signInFailed';
  context.recordOperation({ operation, targetID, targetName, brokerCode });
}

const keyMismatchProblem = {
  path: 'publicKey',
  rule: 'key',
  texts: message('This must be the key that signed the request.', '须为签署此请求的密钥。', '須為簽署此請求的密鑰。'),
};

function isSameKey(key: ClientKey, other: ClientKey | undefined): boolean {
  return other !== undefined && writeClientKey(other) === writeClientKey(key);
}

function createSessionEndedError(reason: SessionEndReason) {
  return { code: 'E0001', data: { reason } } as const;
}
