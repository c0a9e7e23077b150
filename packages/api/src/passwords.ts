// Changing, replacing and initialising the passwords of staff (specification, sections 5 and 7; decisions, section 4).
import { z } from 'zod';
import { anybody, anyOfOrInternal, endpoint, signedIn } from './endpoint.ts';
import { noData } from './refusals.ts';

/** The symbols that a password may contain in addition to letters and digits; none is required. */
export const passwordSymbols = '!@#$%^&*()_+-=[]{};:,.?~/|';

/** The password rules, by the name that `E0004` reports with the path `newPassword`. */
export const passwordRules = [
  'minLength',
  'maxLength',
  'uppercase',
  'lowercase',
  'digit',
  'symbols',
  'differs',
] as const;

/** The name of a violated password rule. */
export type PasswordRule = (typeof passwordRules)[number];

const refID = z.object({ refID: z.string().min(1).max(64) });
/** Longer than any policy allows, so that the policy's own error can be returned. */
const password = z.string().min(1).max(128);

/**
 * Changes the caller's own password; for another user, the error is "not found". This session continues, any other
 * session of the user ends.
 *
 * Fails with `E0006` for a wrong current password (counted as a failed sign-in: `E0011` after too many), `E0004` with
 * one problem for every violated rule of {@link passwordRules}, and, where the broker requires a `Two-Factor-Token` for
 * the purpose `password`, `E0008` or `E0009`.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/{refID}/passwords',
  access: signedIn,
  operation: 'user.changePassword',
  errors: ['E0004', 'E0006', 'E0008', 'E0009', 'E0011'],
  shapes: {
    params: refID,
    body: z.object({ password, newPassword: password }),
    data: z.null(),
  },
});

/**
 * Sets the password of a user who forgot it, with a `Two-Factor-Token` for the purpose `forgetPassword`; all their
 * sessions end. The responses for an unknown user are the same as for a known one.
 *
 * Fails with `E0008` without a token, `E0009` with a token that is not valid for this user, `E0004` as
 * {@link changePassword} does, and `E0007` if the account was disabled in the meantime.
 */
export const resetForgottenPassword = endpoint({
  method: 'PUT',
  path: '/users/{userID}/forget_passwords',
  access: anybody,
  operation: 'user.forgetPassword',
  errors: ['E0004', 'E0007', 'E0008', 'E0009'],
  shapes: {
    params: z.object({ userID: z.string().min(1).max(64) }),
    body: z.object({ newPassword: password }),
    data: z.null(),
  },
});

/**
 * Sets a new initial password for a user, which is shown only once and must be changed at the next sign-in; the user's
 * session ends. Requires a `Two-Factor-Token` of the caller for the purpose `initialPassword`.
 *
 * Fails with `E0008` or `E0009` without a valid token, and with `E0016` for the caller's own account (rule
 * `own-account`) and for a user with more permissions than the caller (rule `grant-exceeds-own`).
 */
export const makeInitialPassword = endpoint({
  method: 'GET',
  path: '/users/{refID}/initial_passwords',
  access: anyOfOrInternal('UR_UM_CREATE_USER', 'UR_UM_MODIFY_USER'),
  operation: 'user.initialPassword',
  errors: ['E0008', 'E0009', 'E0016'],
  shapes: {
    refusals: { E0016: { 'own-account': noData, 'grant-exceeds-own': noData } },
    params: refID,
    data: z.object({ refID: z.string(), userID: z.string(), initialPassword: z.string() }),
  },
});
