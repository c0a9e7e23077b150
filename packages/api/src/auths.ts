// Signing in and out, and keeping a session alive.
import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.ts';
import { functionNode } from './functionNode.ts';

/** The kind of an account (specification, section 6). */
export const accountTypes = ['Administrator', 'Super Administrator', 'Operator'] as const;

const person = z.object({
  refID: z.string(),
  userID: z.string(),
  userName: z.string(),
  type: z.enum(accountTypes),
  brokerCode: z.string(),
  /** RFC 3339; null at the first sign-in. */
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
});

/** What a successful sign-in gives. */
export type Session = z.output<typeof session>;
/** The signed-in person, without anything secret. */
export type Person = z.output<typeof person>;

/**
 * Signs a user in; an earlier session of the same account ends.
 *
 * Refuses with `E0006` for a wrong user or password alike, `E0007` for a disabled account or broker, `E0011` after too
 * many tries (`data.retryAfterSec`).
 */
export const login = endpoint({
  method: 'POST',
  path: '/auths/logins',
  access: anybody,
  refusals: ['E0004', 'E0006', 'E0007', 'E0008', 'E0011'],
  shapes: {
    body: z.object({ userID: z.string().trim().min(1).max(64), password: z.string().min(1).max(128) }),
    data: session,
  },
});

/** Ends the caller's session. */
export const logout = endpoint({
  method: 'POST',
  path: '/auths/logouts',
  access: signedIn,
  refusals: [],
  shapes: { data: z.null() },
});

/** Extends the session and rotates both tokens; the same pair comes back for 10 s. */
export const refresh = endpoint({
  method: 'GET',
  path: '/auths/refresh',
  access: signedIn,
  refusals: [],
  shapes: { data: z.object({ token: z.string(), refreshToken: z.string() }) },
});
