import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';
import { emptySeed } from './seeds.ts';

/** What sandboxes begin with of operation records, OCR results and CA attempts. */
export function seedOperations(_start: SeedStart): Readonly<Record<string, Seed>> {
  return { caAttempts: emptySeed, operationRecords: emptySeed };
}
