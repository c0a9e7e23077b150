import type { OneTimePasswordPurpose } from '@brokerdesk/api';

/** The latest one-time password of a login name for a purpose; unknown names get a row as well. */
export interface OneTimePasswordRow {
  readonly otpID: string;
  readonly brokerCode: string;
  /** As claimed, in lower case. */
  readonly userID: string;
  /** The owner; null if no message was sent, because the claim matches no account. */
  readonly refID: string | null;
  readonly purpose: OneTimePasswordPurpose;
  /** Digits of the number that was claimed; null if none was. */
  readonly mobile: string | null;
  readonly codeHash: string;
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly resendAt: number;
  readonly expiresAt: number;
  /** Whether it has been accepted; stored because the next one still has to wait. */
  readonly isUsed: boolean;
}

/** The latest two-factor token of a user for a purpose; its text is never stored. */
export interface TwoFactorTokenRow {
  readonly tokenID: string;
  readonly refID: string;
  readonly brokerCode: string;
  readonly purpose: OneTimePasswordPurpose;
  /** The session in which it was issued; null if its purpose comes before the sign-in. */
  readonly sessionID: string | null;
  /** The number of actions that it still confirms. */
  readonly uses: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** When callers without a session had codes sent to a login name, within the last hour. */
export interface CodesSentRow {
  readonly times: readonly number[];
}
