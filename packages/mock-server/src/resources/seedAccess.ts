import type { Seed } from '../state/Collection.ts';
import type { SeedOptions } from '../state/SeedOptions.ts';
import { emptySeed } from '../state/seeds.ts';

type AccessCollection = 'outbox' | 'oneTimePasswords' | 'codesSent' | 'twoFactorTokens';

/** What sandboxes begin with of one-time passwords, two-factor tokens and the outbox: nothing has been sent yet. */
export function seedAccess(_options: SeedOptions): Readonly<Record<AccessCollection, Seed>> {
  return { outbox: emptySeed, oneTimePasswords: emptySeed, codesSent: emptySeed, twoFactorTokens: emptySeed };
}
