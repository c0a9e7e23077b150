import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';

/** What sandboxes begin with of images, tips, sign-in pages, devices, traders and quote plans. */
export function seedContent(_start: SeedStart): Readonly<Record<string, Seed>> {
  return {};
}
