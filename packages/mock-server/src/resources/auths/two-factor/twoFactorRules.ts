// A two-factor token proves that the user entered the one-time password that was sent to them: one user, one purpose,
// one session if there is one, as many uses as the user confirmed, ten minutes. Its text contains its number and a secret
// that only this sandbox can derive, so that no token is stored.
import type { OneTimePasswordPurpose } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../../context/RequestContext.ts';
import type { ErrorResponse } from '../../../context/errorResponses.ts';
import type { StateContext } from '../../../context/StateContext.ts';
import type { TwoFactorTokenRow } from './twoFactorRows.ts';
import { maskEmail, maskMobile } from './contactMasks.ts';
import { isBeforeSignIn } from './oneTimePasswordRules.ts';
import { removeExpired } from '../../../shared-rules/removeExpired.ts';

export const tokenLifetimeSec = 600;
/**
 * Purposes that need a token regardless of the broker's settings, because no other proof exists (decisions, section 4).
 */
const alwaysRequired: readonly OneTimePasswordPurpose[] = ['forgetPassword', 'initialPassword'];

/** Issues a token to a user for their session; the earlier one for this purpose becomes void. */
export function issueTwoFactorToken(
  context: RequestContext,
  user: UserRow,
  { purpose, uses = 1 }: { readonly purpose: OneTimePasswordPurpose; readonly uses?: number | undefined },
): string {
  const { refID, brokerCode } = user;
  const tokenID = context.token('tf');
  const expiresAt = context.now() + tokenLifetimeSec * 1000;
  removeExpired<TwoFactorTokenRow>(context, 'twoFactorTokens', (row) => row.expiresAt);
  context.change((draft) =>
    draft.put('twoFactorTokens', rowIdOf(user, purpose), {
      tokenID,
      refID,
      brokerCode,
      purpose,
      sessionID: sessionOf(context, purpose),
      uses,
      expiresAt,
    } satisfies TwoFactorTokenRow),
  );
  return tokenTextOf(context, tokenID);
}

/**
 * Rejects an action that needs a two-factor token without a valid one of the caller (or of `user`); consumes one use of it.
 * Call it last, right before the change, so that no other error costs the token.
 */
export function requireTwoFactor(
  context: RequestContext,
  purpose: OneTimePasswordPurpose,
  { user = callerOf(context) }: { readonly user?: UserRow | undefined } = {},
): ErrorResponse | undefined {
  const error = checkTwoFactor(context, purpose, { user });
  if (error || !user || !isRequired(context, user.brokerCode, purpose)) return error;
  const rowID = rowIdOf(user, purpose);
  const row = context.row<TwoFactorTokenRow>('twoFactorTokens', rowID);
  context.change((draft) => {
    if (row && row.uses > 1) draft.put('twoFactorTokens', rowID, { ...row, uses: row.uses - 1 });
    else draft.remove('twoFactorTokens', rowID);
  });
  return undefined;
}

/** As {@link requireTwoFactor}, without using the token up: for handlers that still have to wait for something. */
export function checkTwoFactor(
  context: RequestContext,
  purpose: OneTimePasswordPurpose,
  { user = callerOf(context) }: { readonly user?: UserRow | undefined } = {},
): ErrorResponse | undefined {
  const brokerCode = user?.brokerCode ?? context.brokerCode ?? '';
  if (!isRequired(context, brokerCode, purpose)) return undefined;
  const { twoFactorToken } = context.details;
  // Possible recipients are listed only for a caller whose password was correct.
  const isKnown = purpose !== 'forgetPassword' && user !== undefined;
  if (twoFactorToken === null) {
    return { code: 'E0008', data: { action: purpose, channels: isKnown ? channelsOf(user) : [] } };
  }
  const row = user && context.row<TwoFactorTokenRow>('twoFactorTokens', rowIdOf(user, purpose));
  const isCurrent = row && context.now() < row.expiresAt && row.sessionID === sessionOf(context, purpose);
  const isValid = isCurrent && tokenTextOf(context, row.tokenID) === twoFactorToken;
  return isValid ? undefined : { code: 'E0009', data: null };
}

/** The session that a token belongs to: after sign-out and a new sign-in the user has to prove who they are again. */
function sessionOf(context: RequestContext, purpose: OneTimePasswordPurpose): string | null {
  return isBeforeSignIn(purpose) ? null : (context.session?.sessionID ?? null);
}

/** Makes the token void that a user has for a purpose. */
export function revokeTwoFactorToken(context: StateContext, user: UserRow, purpose: OneTimePasswordPurpose): void {
  const rowID = rowIdOf(user, purpose);
  if (context.row('twoFactorTokens', rowID)) context.change((draft) => draft.remove('twoFactorTokens', rowID));
}

function isRequired(context: RequestContext, brokerCode: string, purpose: OneTimePasswordPurpose): boolean {
  if (alwaysRequired.includes(purpose)) return true;
  const actions: readonly string[] = context.row<BrokerRow>('brokers', brokerCode)?.twoFactorActions ?? [];
  return actions.includes(purpose);
}

function callerOf(context: RequestContext): UserRow | undefined {
  return context.row<UserRow>('users', context.caller?.refID ?? '');
}

function channelsOf({ mobile, email }: UserRow) {
  return [
    { channel: 'sms', to: maskMobile(mobile) },
    { channel: 'email', to: maskEmail(email) },
  ];
}

function rowIdOf({ refID }: Pick<UserRow, 'refID'>, purpose: OneTimePasswordPurpose): string {
  return `${refID}/${purpose}`;
}

function tokenTextOf(context: StateContext, tokenID: string): string {
  return `${tokenID}.${context.secret(`twoFactor ${tokenID}`)}`;
}
