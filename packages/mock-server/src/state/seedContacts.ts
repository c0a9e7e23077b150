import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';

/** What sandboxes begin with of contact groups and contact details of staff, and what else the administration of brokers needs. */
export function seedContacts(_start: SeedStart): Readonly<Record<string, Seed>> {
  return {};
}
