// A two-factor token proves that somebody typed in the one-time password that was sent to him: one user, one purpose, one
// use, ten minutes. Its text names its number and a secret that only this sandbox can make again, so none is stored.
import type { OneTimePasswordPurpose } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { Refusal } from '../../pipeline/refusals.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { TwoFactorTokenRow } from '../../state/accessRows.ts';
import { maskEmail, maskMobile } from './masks.ts';
import { removeExpired } from './removeExpired.ts';

export const tokenLifeSec = 600;
/** What needs a token whatever the broker has set, because nothing else proves it (decisions, section 4). */
const alwaysNeeded: readonly OneTimePasswordPurpose[] = ['forgetPassword', 'initialPassword'];

/** Gives a user a token; the one that he had for this purpose is void. */
export function issueTwoFactorToken(context: StateContext, user: UserRow, purpose: OneTimePasswordPurpose): string {
  const { refID, brokerCode } = user;
  const tokenID = context.token('tf');
  const expiresAt = context.now() + tokenLifeSec * 1000;
  removeExpired<TwoFactorTokenRow>(context, 'twoFactorTokens', (row) => row.expiresAt);
  context.change((draft) =>
    draft.put('twoFactorTokens', placeOf(user, purpose), {
      tokenID,
      refID,
      brokerCode,
      purpose,
      expiresAt,
    } satisfies TwoFactorTokenRow),
  );
  return textOf(context, tokenID);
}

/**
 * Refuses an action that needs a two-factor token and has no good one of the caller (or of `user`); uses the token up.
 * Ask it last, right before the change, so that no token is lost to another refusal.
 */
export function requireTwoFactor(
  context: CallContext,
  purpose: OneTimePasswordPurpose,
  { user = callerOf(context) }: { readonly user?: UserRow | undefined } = {},
): Refusal | undefined {
  const refusal = checkTwoFactor(context, purpose, { user });
  if (refusal || !user || !isNeeded(context, user.brokerCode, purpose)) return refusal;
  context.change((draft) => draft.remove('twoFactorTokens', placeOf(user, purpose)));
  return undefined;
}

/** As {@link requireTwoFactor}, without using the token up: for handlers that still have to wait for something. */
export function checkTwoFactor(
  context: CallContext,
  purpose: OneTimePasswordPurpose,
  { user = callerOf(context) }: { readonly user?: UserRow | undefined } = {},
): Refusal | undefined {
  const brokerCode = user?.brokerCode ?? context.brokerCode ?? '';
  if (!isNeeded(context, brokerCode, purpose)) return undefined;
  const { twoFactorToken } = context.facts;
  // Where the code can go to is told only to somebody who has shown already who he is.
  const isKnown = purpose !== 'forgetPassword' && user !== undefined;
  if (twoFactorToken === null) {
    return { code: 'E0008', data: { action: purpose, channels: isKnown ? channelsOf(user) : [] } };
  }
  const row = user && context.row<TwoFactorTokenRow>('twoFactorTokens', placeOf(user, purpose));
  const isGood = row && context.now() < row.expiresAt && textOf(context, row.tokenID) === twoFactorToken;
  return isGood ? undefined : { code: 'E0009', data: null };
}

/** Makes the token void that a user has for a purpose. */
export function voidTwoFactorToken(context: StateContext, user: UserRow, purpose: OneTimePasswordPurpose): void {
  const place = placeOf(user, purpose);
  if (context.row('twoFactorTokens', place)) context.change((draft) => draft.remove('twoFactorTokens', place));
}

function isNeeded(context: CallContext, brokerCode: string, purpose: OneTimePasswordPurpose): boolean {
  if (alwaysNeeded.includes(purpose)) return true;
  const actions: readonly string[] = context.row<BrokerRow>('brokers', brokerCode)?.twoFactorActions ?? [];
  return actions.includes(purpose);
}

function callerOf(context: CallContext): UserRow | undefined {
  return context.row<UserRow>('users', context.caller?.refID ?? '');
}

function channelsOf({ mobile, email }: UserRow) {
  return [
    { channel: 'sms', to: maskMobile(mobile) },
    { channel: 'email', to: maskEmail(email) },
  ];
}

function placeOf({ refID }: Pick<UserRow, 'refID'>, purpose: OneTimePasswordPurpose): string {
  return `${refID}/${purpose}`;
}

function textOf(context: StateContext, tokenID: string): string {
  return `${tokenID}.${context.secret(`twoFactor ${tokenID}`)}`;
}
