import { scrypt, timingSafeEqual } from 'node:crypto';
import type { StateContext } from '../../context/StateContext.ts';
import { hashTexts } from '../../state/hashTexts.ts';

// The hash of no password: rejecting an unknown login name takes as long as rejecting a wrong password.
const dummyHash = 'scrypt$16384$8$1$YnJva2VyZGVzay1ub2JvZHk=$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const cost: ScryptCost = { N: 16_384, r: 8, p: 1 };
const saltBytes = 16;
const keyBytes = 32;

/**
 * The right passwords so far, each with its salted hash, as digests: deriving a key again would take most of the time of a sign-in.
 * Wrong ones always take their time, so that they tell nothing about the user.
 */
const rightPasswords = new Set<string>();
const maxRightPasswords = 1_000;

/** Compares a password with a stored hash, `scrypt$N$r$p$salt$hash`; without a hash it takes as long and is false. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const digest = hashTexts([password, stored ?? dummyHash]);
  if (rightPasswords.has(digest)) return true;
  const isRight = await comparePassword(password, stored);
  if (isRight) {
    if (rightPasswords.size >= maxRightPasswords) rightPasswords.clear();
    rightPasswords.add(digest);
  }
  return isRight;
}

async function comparePassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (stored ?? dummyHash).split('$');
  const expectedKey = Buffer.from(expected, 'base64');
  const options = { cost: { N: Number(N), r: Number(r), p: Number(p) }, bytes: expectedKey.byteLength };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64'), options);
  return timingSafeEqual(actual, expectedKey) && stored !== undefined;
}

/** Hashes a password with a separate salt, as {@link verifyPassword} expects it. */
export async function hashPassword(context: StateContext, password: string): Promise<string> {
  const salt = createSalt(context);
  const key = await deriveKey(password, salt, { cost, bytes: keyBytes });
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** From the seed and a count, so that a run can be repeated to the byte. */
function createSalt(context: StateContext): Buffer {
  const name = context.token('salt');
  return Buffer.from(hashTexts([context.environment.seed, name]), 'base64url').subarray(0, saltBytes);
}

function deriveKey(
  password: string,
  salt: Buffer,
  { cost: { N, r, p }, bytes }: { readonly cost: ScryptCost; readonly bytes: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
