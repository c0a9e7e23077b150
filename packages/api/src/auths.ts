// Signing in and out, keeping a session alive, and proving with a one-time password who one is.
import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.ts';
import { functionNode } from './functionNode.ts';
import { mobileNumber } from './mobileNumber.ts';

/** The kind of an account (specification, section 6). */
export const accountTypes = ['Administrator', 'Super Administrator', 'Operator'] as const;

const person = z.object({
  refID: z.string(),
  userID: z.string(),
  userName: z.string(),
  type: z.enum(accountTypes),
  brokerCode: z.string(),
  /** RFC 3339: the sign-in before this one; null at the first. */
  lastLoginTime: z.string().nullable(),
});

const session = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user: person,
  /** The functions of this session as a tree; empty for the provider's own staff, whose screens are fixed. */
  functions: z.array(functionNode),
  /** The broker's key for query strings: 256 bits, base64url, and its number. */
  queryKey: z.object({ id: z.string(), key: z.string() }),
  /**
   * A secret of this account, the same at every sign-in and different from other accounts': browsers encrypt with it what the user
   * has typed and not sent yet, so that only this user reads it again.
   */
  draftKey: z.string(),
  /**
   * True after a sign-in with an initial password: until it is changed, every other call of the session is rejected with
   * `E0016`, rule `password-change-required`.
   */
  mustChangePassword: z.boolean(),
});

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const publicKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate });

/** What a successful sign-in gives. */
export type Session = z.output<typeof session>;
/** The signed-in person, without anything secret. */
export type Person = z.output<typeof person>;

/**
 * Signs a user in; an earlier session of the same account ends. Login names know no upper and lower case.
 *
 * Fails with `E0006` for a wrong user or password alike, `E0007` for a disabled account or broker, `E0011` after too
 * many tries (`data.retryAfterSec`), and, where the broker asks for it, `E0008` without a `Two-Factor-Token` for the
 * purpose `login` (`data.channels` says where a code can go to) or `E0009` with one that is not good.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auths/logins',
  access: anybody,
  operation: 'session.signIn',
  errors: ['E0004', 'E0006', 'E0007', 'E0008', 'E0009', 'E0011'],
  shapes: {
    body: z.object({
      userID: z.string().trim().min(1).max(64),
      password: z.string().min(1).max(128),
      /** The key that the session is bound to, as a JWK; needed where calls are signed, and the one that signed this one. */
      publicKey: publicKey.optional(),
    }),
    data: session,
  },
});

/** Ends the caller's session. */
export const logout = endpoint({
  method: 'POST',
  path: '/auths/logouts',
  access: signedIn,
  operation: 'session.signOut',
  errors: [],
  shapes: { data: z.null() },
});

/** Extends the session and rotates both tokens; the same pair comes back for 10 s, and any later reuse ends the session. */
export const refresh = endpoint({
  method: 'GET',
  path: '/auths/refresh',
  access: signedIn,
  errors: [],
  shapes: { data: z.object({ token: z.string(), refreshToken: z.string() }) },
});

/**
 * What a one-time password can be for. `login` and `forgetPassword` come before sign-in; the others are asked for by the
 * signed-in user, for their own account.
 */
export const oneTimePasswordPurposes = [
  'login',
  'password',
  'forgetPassword',
  'initialPassword',
  'deleteUser',
  'userStatus',
  'brokerStatus',
] as const;

/** What a one-time password, and the two-factor token that it gives, is for. */
export type OneTimePasswordPurpose = (typeof oneTimePasswordPurposes)[number];

const purpose = z.enum(oneTimePasswordPurposes);
const userID = z.string().trim().min(1).max(64);

const oneTimePasswordSent = z.object({
  channel: z.enum(['sms', 'email']),
  /** Where it went to, with most of it hidden; before sign-in, what the caller claimed, or null if there was no claim. */
  to: z.string().nullable(),
  digits: z.number().int(),
  /** Seconds that it is good. */
  lifeSec: z.number().int(),
  /** Seconds until the next one can be asked for. */
  resendSec: z.number().int(),
});

/** What a caller learns who asked for a one-time password. */
export type OneTimePasswordSent = z.output<typeof oneTimePasswordSent>;

/**
 * Sends a one-time password by SMS (`sms=true`) or email to a user; the one before, for the same purpose, is void.
 *
 * Before sign-in the answer is the same whether the user exists or not, and nothing is sent if `mobile` or `email` is
 * given and is not the user's. For the purposes after sign-in, `userID` is the caller's own; another is `E0003`, and without a
 * session it is `E0001`. The purpose is `login` unless given. Fails with `E0011` (`data.retryAfterSec`) before the time
 * for the next one, and before sign-in after five within an hour.
 */
export const requestOneTimePassword = endpoint({
  method: 'GET',
  path: '/auths/otps',
  access: anybody,
  operation: 'oneTimePassword.request',
  errors: ['E0001', 'E0004', 'E0011'],
  shapes: {
    query: z.object({
      userID,
      mobile: mobileNumber.optional(),
      email: z.email().max(120).optional(),
      sms: z.enum(['true', 'false']),
      purpose: purpose.optional(),
    }),
    data: oneTimePasswordSent,
  },
});

/**
 * Exchanges a one-time password for a two-factor token: one user, one purpose, one use. `mobile`, `purpose` and, before
 * sign-in, `userID` are those of the request for it; without `userID` it is that of the only request with this `mobile`.
 *
 * Fails with `E0009` if it is wrong, too late, used, dead after too many tries, or was never sent.
 */
export const verifyOneTimePassword = endpoint({
  method: 'POST',
  path: '/auths/otps',
  access: anybody,
  operation: 'oneTimePassword.verify',
  errors: ['E0001', 'E0004', 'E0009'],
  shapes: {
    body: z.object({
      mobile: mobileNumber.optional(),
      otp: z.string().regex(/^\d{4,10}$/),
      userID: userID.optional(),
      purpose: purpose.optional(),
    }),
    data: z.object({
      /** Sent as `Two-Factor-Token`. */
      twoFactorToken: z.string(),
      purpose,
      /** Seconds that the token is good. */
      lifeSec: z.number().int(),
    }),
  },
});
