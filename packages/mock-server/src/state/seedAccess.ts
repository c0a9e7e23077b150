import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';
import { emptySeed } from './seeds.ts';

type AccessCollection = 'outbox' | 'oneTimePasswords' | 'codesSent' | 'twoFactorTokens';

/** What sandboxes begin with of one-time passwords, two-factor tokens and the outbox: nothing has been sent yet. */
export function seedAccess(_start: SeedStart): Readonly<Record<AccessCollection, Seed>> {
  return { outbox: emptySeed, oneTimePasswords: emptySeed, codesSent: emptySeed, twoFactorTokens: emptySeed };
}
