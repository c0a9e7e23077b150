import { login, logout, refresh, type SessionEndReason } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { buildTree, functionsOfUser } from '../behaviour/functionTree.ts';
import { isPassword } from '../behaviour/passwords.ts';
import { endSession, isAccepted, openSession, rotateTokens, tokensOf } from '../behaviour/sessions.ts';
import { countTry, forgetTries } from '../behaviour/signInAttempts.ts';
import { formatTime } from '../behaviour/times.ts';
import { readToken } from '../behaviour/tokens.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { type Route, route } from '../pipeline/Route.ts';

export const authsRoutes: readonly Route[] = [
  route(login, async (context, { body }) => {
    // The broker whose sign-in page it is; a session that the browser may still have does not matter here.
    const broker = context.row<BrokerRow>('brokers', context.facts.headerBrokerCode ?? '');
    if (!broker) return { code: 'E0003', data: null };
    const account = `${broker.brokerCode}/${body.userID}`;
    const wait = countTry(context, account);
    if (wait) return { code: 'E0011', data: wait };
    const candidate = findUser(context, broker.brokerCode, body.userID);
    if (!(await isPassword(body.password, candidate?.passwordHash))) return { code: 'E0006', data: null };
    forgetTries(context, account);
    // Read again: the account may have been disabled while its password was checked.
    const user = findUser(context, broker.brokerCode, body.userID);
    const isEnabled = context.row<BrokerRow>('brokers', broker.brokerCode)?.enabled;
    if (!user?.enabled || !isEnabled) return { code: 'E0007', data: null };
    return { code: 'OK', data: signIn(context, { user, broker }) };
  }),

  route(logout, (context) => {
    if (context.session) endSession(context, context.session, 'logged-out');
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
];

function refuse(reason: SessionEndReason) {
  return { code: 'E0001', data: { reason } } as const;
}

function findUser(context: CallContext, brokerCode: string, userID: string): UserRow | undefined {
  return context
    .rows<UserRow>('users')
    .find((user) => user.brokerCode === brokerCode && user.userID === userID && user.status === 'normal');
}

function signIn(context: CallContext, { user, broker }: { readonly user: UserRow; readonly broker: BrokerRow }) {
  const functions = functionsOfUser(context, user);
  const functionCodes = functions.map(({ functionCode }) => functionCode);
  context.session = openSession(context, { user, functionCodes });
  const lastLoginTime = formatTime(context.now());
  context.change((draft) => draft.put('users', user.refID, { ...user, lastLoginTime }));
  return {
    ...tokensOf(context, context.session),
    user: {
      refID: user.refID,
      userID: user.userID,
      userName: user.userName,
      type: user.type,
      brokerCode: user.brokerCode,
      lastLoginTime: user.lastLoginTime,
    },
    functions: buildTree(functions),
    queryKey: broker.queryKey,
  };
}
