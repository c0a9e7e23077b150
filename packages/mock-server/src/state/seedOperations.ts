import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';
import { seedChecks } from './seedChecks.ts';
import { emptySeed } from './seeds.ts';

/** What sandboxes begin with of operation records, OCR results and CA attempts. */
export function seedOperations(start: SeedStart, applications: Seed): Readonly<Record<string, Seed>> {
  return { ...seedChecks(start, applications), operationRecords: emptySeed };
}
