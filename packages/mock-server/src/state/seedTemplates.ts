import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';

/** What sandboxes begin with of profiles, their components, referrers and questions. */
export function seedTemplates(_start: SeedStart): Readonly<Record<string, Seed>> {
  return {};
}
