import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';

/** What sandboxes begin with of one-time passwords, two-factor tokens and the outbox. */
export function seedAccess(_start: SeedStart): Readonly<Record<string, Seed>> {
  return {};
}
