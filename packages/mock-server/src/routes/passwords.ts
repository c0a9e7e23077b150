import { changePassword, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { sendNotice } from '../behaviour/access/accessMessages.ts';
import { findAccount, isUsable } from '../behaviour/access/accounts.ts';
import { newInitialPassword } from '../behaviour/access/initialPasswords.ts';
import { findWorkedOn } from '../behaviour/administration/namedBroker.ts';
import { policyProblems, sameAsBefore } from '../behaviour/access/passwordPolicy.ts';
import { hashPassword, isPassword } from '../behaviour/access/passwords.ts';
import { refuseToInitialise } from '../behaviour/access/refuseToInitialise.ts';
import { endSessionsOf, refuseIfEnded } from '../behaviour/access/sessions.ts';
import { countTry, forgetTries } from '../behaviour/access/signInAttempts.ts';
import { checkTwoFactor, requireTwoFactor } from '../behaviour/access/twoFactor.ts';
import { signInPurposes, voidProofs } from '../behaviour/access/voidProofs.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';

export const passwordsRoutes: readonly Route[] = [
  route(changePassword, async (context, { params, body }) => {
    const user = context.row<UserRow>('users', context.caller?.refID ?? '');
    const broker = context.row<BrokerRow>('brokers', user?.brokerCode ?? '');
    if (!user || !broker || user.refID !== params.refID) return notFound;
    const missing = checkTwoFactor(context, 'password');
    if (missing) return missing;
    const wait = countTry(context, user);
    if (wait) return { code: 'E0011', data: wait };
    if (!(await isPassword(body.password, user.passwordHash))) return { code: 'E0006', data: null };
    forgetTries(context, user);
    const problems = policyProblems(broker, body.newPassword);
    const isSame = body.newPassword === body.password;
    if (isSame || problems.length > 0) {
      return invalidFields(context.language, isSame ? [...problems, sameAsBefore(broker)] : problems);
    }
    const passwordHash = await hashPassword(context, body.newPassword);
    const ended = refuseIfEnded(context);
    if (ended) return ended;
    // Whoever changed it meanwhile has shown another present password than the one that was checked here.
    const current = context.row<UserRow>('users', user.refID);
    if (current?.passwordHash !== user.passwordHash) return { code: 'E0006', data: null };
    const refusal = requireTwoFactor(context, 'password');
    if (refusal) return refusal;
    setPassword(context, current, { passwordHash, mustChangePassword: false });
    endSessionsOf(context, user.refID, { reason: 'password-changed', except: context.session?.sessionID });
    sendNotice(context, user, 'passwordChanged');
    context.note({ targetID: user.refID, targetName: user.userName });
    return { code: 'OK', data: null };
  }),

  route(resetForgottenPassword, async (context, { params, body }) => {
    const broker = context.row<BrokerRow>('brokers', context.facts.headerBrokerCode ?? '');
    if (!broker) return notFound;
    const problems = policyProblems(broker, body.newPassword);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const user = findAccount(context, broker.brokerCode, params.userID);
    // For an unknown user no token is good, so he gets the very refusals of a known one.
    const missing = checkTwoFactor(context, 'forgetPassword', { user });
    if (missing || !user) return missing ?? notFound;
    if (!isUsable(context, user)) return { code: 'E0007', data: null };
    if (await isPassword(body.newPassword, user.passwordHash)) {
      return invalidFields(context.language, [sameAsBefore(broker)]);
    }
    const passwordHash = await hashPassword(context, body.newPassword);
    const current = findAccount(context, broker.brokerCode, params.userID);
    if (!current || !isUsable(context, current)) return { code: 'E0007', data: null };
    const refusal = requireTwoFactor(context, 'forgetPassword', { user: current });
    if (refusal) return refusal;
    setPassword(context, current, { passwordHash, mustChangePassword: false });
    endSessionsOf(context, user.refID, { reason: 'password-changed' });
    forgetTries(context, user);
    sendNotice(context, user, 'passwordChanged');
    context.note({ targetID: user.refID, targetName: user.userName, brokerCode: user.brokerCode });
    return { code: 'OK', data: null };
  }),

  route(makeInitialPassword, async (context, { params }) => {
    const user = findMember(context, params.refID);
    const broker = context.row<BrokerRow>('brokers', user?.brokerCode ?? '');
    if (!user || !broker) return notFound;
    const early = refuseToInitialise(context, user) ?? checkTwoFactor(context, 'initialPassword');
    if (early) return early;
    const initialPassword = newInitialPassword(context, broker);
    const passwordHash = await hashPassword(context, initialPassword);
    const ended = refuseIfEnded(context);
    if (ended) return ended;
    const current = findMember(context, params.refID);
    if (!current) return notFound;
    const refusal = refuseToInitialise(context, current) ?? requireTwoFactor(context, 'initialPassword');
    if (refusal) return refusal;
    setPassword(context, current, { passwordHash, mustChangePassword: true });
    endSessionsOf(context, user.refID, { reason: 'password-changed' });
    forgetTries(context, user);
    sendNotice(context, user, 'initialPasswordSet');
    context.note({ targetID: user.refID, targetName: user.userName, brokerCode: user.brokerCode });
    return { code: 'OK', data: { refID: user.refID, userID: user.userID, initialPassword } };
  }),
];

function setPassword(
  context: CallContext,
  user: UserRow,
  change: Pick<UserRow, 'passwordHash' | 'mustChangePassword'>,
): void {
  context.change((draft) => draft.put('users', user.refID, { ...user, ...change }));
  voidProofs(context, user, signInPurposes);
}

/** A user of the caller's broker, or, for the provider's staff, of any broker. Nothing that is deleted is found. */
function findMember(context: CallContext, refID: string): UserRow | undefined {
  const user = findWorkedOn<UserRow>(context, 'users', refID);
  return user?.status === 'normal' ? user : undefined;
}
