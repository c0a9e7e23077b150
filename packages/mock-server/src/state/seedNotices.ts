import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';

/** What sandboxes begin with of notifications, announcements, agreements and FAQ. */
export function seedNotices(_start: SeedStart): Readonly<Record<string, Seed>> {
  return {};
}
