// Codes and two-factor tokens prove that somebody reads what is sent to a user. Once his addresses are others, or he has
// another password, they prove nothing any more: whoever got them may be the very one who is to be kept out.
import { type OneTimePasswordPurpose, oneTimePasswordPurposes } from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../../pipeline/StateContext.ts';
import { isBeforeSignIn, revokeCode } from './oneTimePasswordRules.ts';
import { revokeTwoFactorToken } from './twoFactorRules.ts';

/** Makes the codes and tokens void that a user has at the moment. */
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

/** What proves who somebody is before he has signed in. */
export const signInPurposes: readonly OneTimePasswordPurpose[] = oneTimePasswordPurposes.filter(isBeforeSignIn);
