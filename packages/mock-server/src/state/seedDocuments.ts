import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';

/** What sandboxes begin with of opening-form templates, opening forms and CA certificates. */
export function seedDocuments(_start: SeedStart): Readonly<Record<string, Seed>> {
  return {};
}
