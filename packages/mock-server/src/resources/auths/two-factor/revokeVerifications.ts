// Codes and two-factor tokens prove that the user can read messages to their addresses. After a change of address or
// password they prove nothing: their owner may be the attacker who is to be locked out.
import { type OneTimePasswordPurpose, oneTimePasswordPurposes } from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../../context/StateContext.ts';
import { isBeforeSignIn, revokeCode } from './oneTimePasswordRules.ts';
import { revokeTwoFactorToken } from './twoFactorRules.ts';

/** Revokes the current codes and tokens of a user. */
export function revokeVerifications(
  context: StateContext,
  user: UserRow,
  purposes: readonly OneTimePasswordPurpose[] = oneTimePasswordPurposes,
): void {
  for (const purpose of purposes) {
    revokeCode(context, user, purpose);
    revokeTwoFactorToken(context, user, purpose);
  }
}

/** Purposes for which a code proves the identity before sign-in. */
export const signInPurposes: readonly OneTimePasswordPurpose[] = oneTimePasswordPurposes.filter(isBeforeSignIn);
