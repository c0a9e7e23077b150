import { login, logout, refresh, type SessionEndReason } from '@brokerdesk/api';
import { type ClientKey, writeClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { findAccount, isUsable } from '../behaviour/access/accounts.ts';
import { isPassword } from '../behaviour/access/passwords.ts';
import { endSession, isAccepted, rotateTokens, tokensOf } from '../behaviour/access/sessions.ts';
import { signIn } from '../behaviour/access/signIn.ts';
import { countTry, forgetTries } from '../behaviour/access/signInAttempts.ts';
import { readToken } from '../behaviour/access/tokens.ts';
import { requireTwoFactor } from '../behaviour/access/twoFactor.ts';
import { type Route, route } from '../pipeline/Route.ts';
import { invalidFields } from '../pipeline/refusals.ts';
import { oneTimePasswordRoutes } from './oneTimePasswords.ts';

export const authsRoutes: readonly Route[] = [
  route(login, async (context, { body }) => {
    const { clientKey } = context;
    if (clientKey && !isSameKey(clientKey, body.publicKey)) return invalidFields(context.language, [otherKey]);
    // The broker whose sign-in page it is; a session that the browser may still have does not matter here.
    const broker = context.row<BrokerRow>('brokers', context.facts.headerBrokerCode ?? '');
    if (!broker) return { code: 'E0003', data: null };
    const account = { brokerCode: broker.brokerCode, userID: body.userID };
    const wait = countTry(context, account);
    if (wait) return { code: 'E0011', data: wait };
    const candidate = findAccount(context, broker.brokerCode, body.userID);
    if (!(await isPassword(body.password, candidate?.passwordHash))) return { code: 'E0006', data: null };
    forgetTries(context, account);
    // Read again: the account, or its password, may have changed while this one was checked.
    const user = findAccount(context, broker.brokerCode, body.userID);
    if (!user || user.passwordHash !== candidate?.passwordHash) return { code: 'E0006', data: null };
    if (!isUsable(context, user)) return { code: 'E0007', data: null };
    const refusal = requireTwoFactor(context, 'login', { user });
    if (refusal) return refusal;
    const { session, data } = signIn(context, { user, broker, key: clientKey ?? undefined });
    context.session = session;
    context.note({ targetID: user.refID, targetName: user.userName });
    return { code: 'OK', data };
  }),

  route(logout, (context) => {
    const { session, caller } = context;
    if (session) endSession(context, session, 'logged-out');
    if (caller) context.note({ targetID: caller.refID, targetName: caller.userName });
    context.session = null;
    return { code: 'OK', data: null };
  }),

  route(refresh, (context) => {
    const { session } = context;
    const claim = readToken(context, context.facts.refreshToken, 'refreshToken');
    if (!session || claim?.sessionID !== session.sessionID || context.now() >= session.refreshExpiresAt) {
      return refuse('timeout');
    }
    if (!isAccepted(context, session, claim.generation)) {
      // Somebody shows a refresh token that was used before: one of the two who hold it has stolen it.
      endSession(context, session, 'logged-out');
      context.session = null;
      return refuse('logged-out');
    }
    const isCurrent = claim.generation === session.generation;
    context.session = isCurrent ? rotateTokens(context, session) : session;
    return { code: 'OK', data: tokensOf(context, context.session) };
  }),

  ...oneTimePasswordRoutes,
];

const otherKey = {
  path: 'publicKey',
  rule: 'key',
  texts: {
    en_US: 'This must be the key that signed the request.',
    zh_CN: '须为签署此请求的密钥。',
    zh_HK: '須為簽署此請求的密鑰。',
  },
};

function isSameKey(key: ClientKey, given: ClientKey | undefined): boolean {
  return given !== undefined && writeClientKey(given) === writeClientKey(key);
}

function refuse(reason: SessionEndReason) {
  return { code: 'E0001', data: { reason } } as const;
}
