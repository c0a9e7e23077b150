import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';
import { seedChecks } from './seedChecks.ts';
import { seedOperationRecords } from './seedOperationRecords.ts';
import { emptySeed } from './seeds.ts';

/** What sandboxes begin with of operation records, OCR results, CA attempts and pictures that applicants upload. */
export function seedOperations(
  start: SeedStart,
  applications: Readonly<Record<'applications' | 'actionHistories', Seed>>,
): Readonly<Record<string, Seed>> {
  return {
    ...seedChecks(start, applications.applications),
    uploadedPictures: emptySeed,
    operationRecords: seedOperationRecords(start, applications),
  };
}
