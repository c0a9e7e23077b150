import { changePassword, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { sendSecurityEmail } from '../auths/authMessages.ts';
import { findAccount, isUsable } from '../users/findAccount.ts';
import { generateInitialPassword } from './generateInitialPassword.ts';
import { findManageable } from '../brokers/findNamedBroker.ts';
import { findPolicyProblems, createSamePasswordProblem } from './passwordPolicy.ts';
import { hashPassword, verifyPassword } from './passwordHashing.ts';
import { rejectInitialPassword } from '../users/accountTakeoverRules.ts';
import { endSessionsOf, rejectIfEnded } from '../../access/sessionRules.ts';
import { countAttempt, clearAttempts } from '../auths/signInAttemptRules.ts';
import { checkTwoFactor, requireTwoFactor } from '../auths/two-factor/twoFactorRules.ts';
import { signInPurposes, revokeVerifications } from '../auths/two-factor/revokeVerifications.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { invalidFields, notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';

export const passwordRoutes: readonly Route[] = [
  route(changePassword, async (context, { params, body }) => {
    const user = context.row<UserRow>('users', context.caller?.refID ?? '');
    const broker = context.row<BrokerRow>('brokers', user?.brokerCode ?? '');
    if (!user || !broker || user.refID !== params.refID) return notFound;
    const twoFactorError = checkTwoFactor(context, 'password');
    if (twoFactorError) return twoFactorError;
    const lockout = countAttempt(context, user);
    if (lockout) return { code: 'E0011', data: lockout };
    if (!(await verifyPassword(body.password, user.passwordHash))) return { code: 'E0006', data: null };
    clearAttempts(context, user);
    const problems = findPolicyProblems(broker, body.newPassword);
    const isSame = body.newPassword === body.password;
    if (isSame || problems.length > 0) {
      return invalidFields(context.language, isSame ? [...problems, createSamePasswordProblem(broker)] : problems);
    }
    const passwordHash = await hashPassword(context, body.newPassword);
    const sessionError = rejectIfEnded(context);
    if (sessionError) return sessionError;
    // A password that was changed meanwhile differs from the one that was checked here.
    const current = context.row<UserRow>('users', user.refID);
    if (current?.passwordHash !== user.passwordHash) return { code: 'E0006', data: null };
    const error = requireTwoFactor(context, 'password');
    if (error) return error;
    setPassword(context, current, { passwordHash, mustChangePassword: false });
    endSessionsOf(context, user.refID, { reason: 'password-changed', except: context.session?.sessionID });
    sendSecurityEmail(context, user, 'passwordChanged');
    context.recordOperation({ targetID: user.refID, targetName: user.userName });
    return { code: 'OK', data: null };
  }),

  route(resetForgottenPassword, async (context, { params, body }) => {
    const broker = context.row<BrokerRow>('brokers', context.details.headerBrokerCode ?? '');
    if (!broker) return notFound;
    const problems = findPolicyProblems(broker, body.newPassword);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const user = findAccount(context, broker.brokerCode, params.userID);
    // No token is valid for an unknown user, so the errors are the same as for a known one.
    const twoFactorError = checkTwoFactor(context, 'forgetPassword', { user });
    if (twoFactorError || !user) return twoFactorError ?? notFound;
    if (!isUsable(context, user)) return { code: 'E0007', data: null };
    if (await verifyPassword(body.newPassword, user.passwordHash)) {
      return invalidFields(context.language, [createSamePasswordProblem(broker)]);
    }
    const passwordHash = await hashPassword(context, body.newPassword);
    const current = findAccount(context, broker.brokerCode, params.userID);
    if (!current || !isUsable(context, current)) return { code: 'E0007', data: null };
    const error = requireTwoFactor(context, 'forgetPassword', { user: current });
    if (error) return error;
    setPassword(context, current, { passwordHash, mustChangePassword: false });
    endSessionsOf(context, user.refID, { reason: 'password-changed' });
    clearAttempts(context, user);
    sendSecurityEmail(context, user, 'passwordChanged');
    context.recordOperation({ targetID: user.refID, targetName: user.userName, brokerCode: user.brokerCode });
    return { code: 'OK', data: null };
  }),

  route(makeInitialPassword, async (context, { params }) => {
    const user = findManageableUser(context, params.refID);
    const broker = context.row<BrokerRow>('brokers', user?.brokerCode ?? '');
    if (!user || !broker) return notFound;
    const earlyError = rejectInitialPassword(context, user) ?? checkTwoFactor(context, 'initialPassword');
    if (earlyError) return earlyError;
    const initialPassword = generateInitialPassword(context, broker);
    const passwordHash = await hashPassword(context, initialPassword);
    const sessionError = rejectIfEnded(context);
    if (sessionError) return sessionError;
    const current = findManageableUser(context, params.refID);
    if (!current) return notFound;
    const error = rejectInitialPassword(context, current) ?? requireTwoFactor(context, 'initialPassword');
    if (error) return error;
    setPassword(context, current, { passwordHash, mustChangePassword: true });
    endSessionsOf(context, user.refID, { reason: 'password-changed' });
    clearAttempts(context, user);
    sendSecurityEmail(context, user, 'initialPasswordSet');
    context.recordOperation({ targetID: user.refID, targetName: user.userName, brokerCode: user.brokerCode });
    return { code: 'OK', data: { refID: user.refID, userID: user.userID, initialPassword } };
  }),
];

function setPassword(
  context: RequestContext,
  user: UserRow,
  change: Pick<UserRow, 'passwordHash' | 'mustChangePassword'>,
): void {
  context.change((draft) => draft.put('users', user.refID, { ...user, ...change }));
  revokeVerifications(context, user, signInPurposes);
}

/** A user of the caller's broker or, for the provider's staff, of any broker. Deleted users are not found. */
function findManageableUser(context: RequestContext, refID: string): UserRow | undefined {
  const user = findManageable<UserRow>(context, 'users', refID);
  return user?.status === 'normal' ? user : undefined;
}
