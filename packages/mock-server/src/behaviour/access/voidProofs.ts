// Codes and two-factor tokens prove that somebody reads what is sent to a user. Once his addresses are others, or he has
// another password, they prove nothing any more: whoever got them may be the very one who is to be kept out.
import { type OneTimePasswordPurpose, oneTimePasswordPurposes } from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../pipeline/StateContext.ts';
import { isBeforeSignIn, voidCode } from './oneTimePasswords.ts';
import { voidTwoFactorToken } from './twoFactor.ts';

/** Makes the codes and tokens void that a user has at the moment. */
export function voidProofs(
  context: StateContext,
  user: UserRow,
  purposes: readonly OneTimePasswordPurpose[] = oneTimePasswordPurposes,
): void {
  for (const purpose of purposes) {
    voidCode(context, user, purpose);
    voidTwoFactorToken(context, user, purpose);
  }
}

/** What proves who somebody is before he has signed in. */
export const signInPurposes: readonly OneTimePasswordPurpose[] = oneTimePasswordPurposes.filter(isBeforeSignIn);
