// One-time passwords (decisions, section 4). A request that matches no account is stored and counted like any other, so
// that neither responses nor waiting times reveal which login names exist; only the message is never sent.
import type { OneTimePasswordPurpose } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../../context/StateContext.ts';
import type { CodesSentRow, OneTimePasswordRow } from './twoFactorRows.ts';
import { hashTexts } from '../../../state/hashTexts.ts';
import { removeExpired } from '../../../shared-rules/removeExpired.ts';

const collection = 'oneTimePasswords';
const hourMs = 3_600_000;
/** The maximum number of codes within an hour that callers without a session can send to an account. */
const maximumPerHour = 5;

/** Whether callers without a session can request a code for this purpose. */
export function isBeforeSignIn(purpose: OneTimePasswordPurpose): boolean {
  return purpose === 'login' || purpose === 'forgetPassword';
}

/** The recipient of a code as the caller claims it. */
export interface Claim {
  readonly brokerCode: string;
  readonly userID: string;
  readonly purpose: OneTimePasswordPurpose;
  readonly mobile: string | undefined;
}

export interface CreateCodeOptions {
  readonly claim: Claim;
  readonly broker: BrokerRow;
  /** The recipient; undefined if the claim matches no account. */
  readonly user: UserRow | undefined;
}

/** Seconds until a claim may have another code; undefined if it may have it now. */
export function secondsToWait(context: StateContext, claim: Claim): number | undefined {
  const now = context.now();
  const before = context.row<OneTimePasswordRow>(collection, rowIdOf(claim));
  const fifth = isBeforeSignIn(claim.purpose) ? sentWithinHour(context, claim).at(-maximumPerHour) : undefined;
  const until = Math.max(before?.resendAt ?? 0, fifth === undefined ? 0 : fifth + hourMs);
  return until > now ? Math.ceil((until - now) / 1000) : undefined;
}

/** Makes a code; the one before of this claim is void. */
export function createCode(context: StateContext, { claim, broker, user }: CreateCodeOptions): string {
  const { digits, lifeSec, resendSec } = broker.limits.verificationCode;
  const now = context.now();
  const otpID = context.token('OTP-');
  const code = String(Math.floor(context.secretValue(collection, otpID, 'code') * 10 ** digits)).padStart(digits, '0');
  const row: OneTimePasswordRow = {
    otpID,
    brokerCode: claim.brokerCode,
    userID: claim.userID.toLowerCase(),
    refID: user?.refID ?? null,
    purpose: claim.purpose,
    mobile: digitsOf(claim.mobile),
    codeHash: hashCode(otpID, code),
    tries: 0,
    resendAt: now + resendSec * 1000,
    expiresAt: now + lifeSec * 1000,
    isUsed: false,
  };
  const times = [...sentWithinHour(context, claim), ...(isBeforeSignIn(claim.purpose) ? [now] : [])];
  removeExpired<OneTimePasswordRow>(context, collection, ({ expiresAt, resendAt }) => Math.max(expiresAt, resendAt));
  removeExpired<CodesSentRow>(context, 'codesSent', (sent) => (sent.times.at(-1) ?? 0) + hourMs);
  context.change((draft) => {
    draft.put(collection, rowIdOf(claim), row);
    draft.put('codesSent', accountKeyOf(claim), { times } satisfies CodesSentRow);
  });
  return code;
}

/**
 * Accepts a code if it is correct, in time, unused and not tried too often; each check counts as an attempt before the
 * comparison. Returns the owner of the code.
 */
export function consumeCode(context: StateContext, claim: Claim, otp: string): UserRow | undefined {
  const rowID = rowIdOf(claim);
  const row = context.row<OneTimePasswordRow>(collection, rowID);
  const maximumTries = context.row<BrokerRow>('brokers', claim.brokerCode)?.limits.verificationCode.tries ?? 0;
  if (!row || row.isUsed || row.tries >= maximumTries || context.now() >= row.expiresAt) return undefined;
  const isMatch = row.codeHash === hashCode(row.otpID, otp) && row.mobile === digitsOf(claim.mobile);
  const user = isMatch && row.refID !== null ? context.row<UserRow>('users', row.refID) : undefined;
  context.change((draft) => draft.put(collection, rowID, { ...row, tries: row.tries + 1, isUsed: user !== undefined }));
  return user;
}

/** Makes the code void that a user has for a purpose; the next one still has to wait. */
export function revokeCode(
  context: StateContext,
  { brokerCode, userID }: Pick<UserRow, 'brokerCode' | 'userID'>,
  purpose: OneTimePasswordPurpose,
): void {
  const rowID = rowIdOf({ brokerCode, userID, purpose });
  const row = context.row<OneTimePasswordRow>(collection, rowID);
  if (row && !row.isUsed) context.change((draft) => draft.put(collection, rowID, { ...row, isUsed: true }));
}

/** The login name of the only open request with a number; undefined if there is none or more than one. */
export function findUserByMobile(context: StateContext, claim: Omit<Claim, 'userID'>): string | undefined {
  const mobile = digitsOf(claim.mobile);
  if (mobile === null) return undefined;
  const matches = (row: OneTimePasswordRow) =>
    row.brokerCode === claim.brokerCode && row.purpose === claim.purpose && row.mobile === mobile;
  const isOpen = (row: OneTimePasswordRow) => !row.isUsed && context.now() < row.expiresAt;
  const rows = context.rows<OneTimePasswordRow>(collection).filter((row) => matches(row) && isOpen(row));
  return rows.length === 1 ? rows[0]?.userID : undefined;
}

/** The digits of a number, by which two spellings of it are the same; null for none. */
export function digitsOf(mobile: string | undefined): string | null {
  return mobile === undefined ? null : mobile.replace(/\D/g, '');
}

function sentWithinHour(context: StateContext, claim: Claim): readonly number[] {
  const times = context.row<CodesSentRow>('codesSent', accountKeyOf(claim))?.times ?? [];
  return times.filter((time) => time > context.now() - hourMs);
}

function hashCode(otpID: string, code: string): string {
  return hashTexts([otpID, code]);
}

function accountKeyOf({ brokerCode, userID }: Omit<Claim, 'mobile' | 'purpose'>): string {
  return `${brokerCode}/${userID.toLowerCase()}`;
}

function rowIdOf(claim: Omit<Claim, 'mobile'>): string {
  return `${accountKeyOf(claim)}/${claim.purpose}`;
}
