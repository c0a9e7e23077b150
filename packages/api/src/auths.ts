// Signing in and out, extending a session, and verifying one's identity with a one-time password.
import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.ts';
import { functionNode } from './functionNode.ts';
import { limits } from './limits.ts';
import { mobileNumber } from './mobileNumber.ts';
import { instant } from './times.ts';

/** The kind of an account (specification, section 6). */
export const accountTypes = ['Administrator', 'Super Administrator', 'Operator'] as const;

const person = z.object({
  refID: z.string(),
  userID: z.string(),
  userName: z.string(),
  type: z.enum(accountTypes),
  brokerCode: z.string(),
  /** The previous sign-in; null at the first one. */
  lastLoginTime: instant.nullable(),
});

/** 256 bits, base64url without padding. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const session = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user: person,
  /** The functions of this session as a tree; empty for the provider's own staff, who have fixed screens. */
  functions: z.array(functionNode),
  /** The broker's key for query strings. */
  queryKey: z.object({
    /** Names the key in an encrypted query string, so that an earlier one can still be told apart. */
    id: z.string(),
    key: secret,
  }),
  /**
   * A secret of this account, the same at every sign-in and different from other accounts': browsers use it to encrypt
   * input that the user has not sent yet, so that only this user can read it again. Any text that cannot be guessed.
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

/** The result of a successful sign-in. */
export type Session = z.output<typeof session>;
/** The signed-in user, without secrets. */
export type Person = z.output<typeof person>;

/**
 * Signs a user in; an earlier session of the same account ends. Login names are case-insensitive.
 *
 * Fails with `E0003` for a missing or unknown `Broker-Code`, `E0006` for an unknown user and for a wrong password,
 * `E0007` for a disabled account or broker, `E0011` after too many attempts (`data.retryAfterSec`), and, where the broker
 * requires it, `E0008` without a `Two-Factor-Token` for the purpose `login` (`data.channels` lists where a code can be
 * sent) or `E0009` with an invalid one.
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
      /**
       * The key that the session is bound to, as a JWK; required where calls are signed. The same key signs this call.
       */
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

/**
 * Extends the session and rotates both tokens. Within 10 s a repeated call returns the same pair; any later reuse ends
 * the session.
 */
export const refresh = endpoint({
  method: 'GET',
  path: '/auths/refresh',
  access: signedIn,
  errors: [],
  shapes: { data: z.object({ token: z.string(), refreshToken: z.string() }) },
});

/**
 * The purposes of a one-time password. `login` and `forgetPassword` come before sign-in; signed-in users request the
 * others for their own account.
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

/** The purpose of a one-time password, and of the two-factor token that it results in. */
export type OneTimePasswordPurpose = (typeof oneTimePasswordPurposes)[number];

/** The purposes for which one code may confirm several actions, such as deleting all selected accounts. */
export const repeatablePurposes = ['deleteUser', 'userStatus'] as const satisfies readonly OneTimePasswordPurpose[];

const purpose = z.enum(oneTimePasswordPurposes);
const userID = z.string().trim().min(1).max(64);

const oneTimePasswordSent = z.object({
  channel: z.enum(['sms', 'email']),
  /** The destination, mostly masked; before sign-in, the one that the caller supplied, or null if none was supplied. */
  to: z.string().nullable(),
  digits: z.number().int(),
  /** Seconds until it expires. */
  lifeSec: z.number().int(),
  /** Seconds until the next one can be requested. */
  resendSec: z.number().int(),
});

/** The response to a request for a one-time password. */
export type OneTimePasswordSent = z.output<typeof oneTimePasswordSent>;

/**
 * Sends a one-time password by SMS (`sms=true`) or email to a user; an earlier one for the same purpose becomes
 * invalid.
 *
 * Before sign-in the response is the same whether the user exists or not, and nothing is sent if `mobile` or `email` is
 * given and is not the user's. For the purposes after sign-in, `userID` must be the caller's; another one is `E0003`,
 * and without a session the error is `E0001`. The default purpose is `login`. Fails with `E0011` (`data.retryAfterSec`)
 * before the next one may be requested, and before sign-in after five within an hour.
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
 * Exchanges a one-time password for a two-factor token: one user, one purpose, one use, or as many as `uses` says for
 * one of the {@link repeatablePurposes}. `mobile`, `purpose` and, before sign-in, `userID` are those of the request for
 * the password; without `userID`, the user is that of the only request with this `mobile`.
 *
 * Fails with `E0009` if the password is wrong, expired, used, blocked after too many attempts, or was never sent, and
 * with `E0004` for several uses of another purpose.
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
      /** The number of actions that the token confirms, each of them once; 1 by default. */
      uses: z.number().int().min(1).max(limits.pageSizeMax).optional(),
    }),
    data: z.object({
      /** Sent as `Two-Factor-Token`. */
      twoFactorToken: z.string(),
      purpose,
      /** Seconds until the token expires. */
      lifeSec: z.number().int(),
    }),
  },
});
