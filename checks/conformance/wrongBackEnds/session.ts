import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server } = folders;
const family = 'session';

export const sessionFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'a sign-in elsewhere leaves the earlier session as it is',
    file: `${server}/access/sessionRules.ts`,
    find: "{ ...row, ended: findEndReason(context, row) ?? 'other-device' }",
    replace: '{ ...row }',
    caughtBy: 'session:other-device',
  },
  {
    family,
    law: 'a wrong password and an unknown user are told apart',
    file: `${server}/resources/auths/authRoutes.ts`,
    find: '      if (candidate) recordFailedSignIn(context, candidate);',
    replace: `      if (candidate) recordFailedSignIn(context, candidate);
      else return { code: 'E0006', message: message('There is no such user.', '没有此用户。', '沒有此用戶。'), data: null };`,
    caughtBy: 'session:same-answer',
  },
  {
    family,
    law: 'the sign-in knows a deleted account, and says that it is disabled',
    file: `${server}/resources/users/findAccount.ts`,
    find: "user.status === 'normal' && user.userID.toLowerCase() === loginName",
    replace: 'user.userID.toLowerCase() === loginName',
    caughtBy: 'session:deleted',
  },
  {
    family,
    law: 'a poll in the background keeps the session alive',
    file: `${server}/pipeline/authorizeCaller.ts`,
    find: 'const isExtending = !isPassive && (',
    replace: 'const isExtending = (',
    caughtBy: 'session:remaining-seconds',
  },
  {
    family,
    law: 'a token is good for as long as its session',
    file: `${server}/access/sessionRules.ts`,
    find: "context.now() < tokenExpiryOf(session, claim.generation) ? 'live' : 'expired'",
    replace: "'live'",
    caughtBy: 'session:lasts-its-time',
  },
  {
    family,
    law: 'a used refresh token is refused, and the session of whoever stole it lasts',
    file: `${server}/resources/auths/authRoutes.ts`,
    find: `      endSession(context, session, 'logged-out');
      context.session = null;`,
    replace: '      context.session = null;',
    caughtBy: 'session:refresh-reuse',
  },
];
