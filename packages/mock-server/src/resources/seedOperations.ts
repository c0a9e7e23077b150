import type { Seed } from '../state/Collection.ts';
import type { SeedOptions } from '../state/SeedOptions.ts';
import { seedApplicationChecks } from './applications/seedApplicationChecks.ts';
import { seedOperationRecords } from './operation-records/seedOperationRecords.ts';
import { emptySeed } from '../state/seeds.ts';

/** What sandboxes begin with of operation records, OCR results, CA attempts and pictures that applicants upload. */
export function seedOperations(
  options: SeedOptions,
  applications: Readonly<Record<'applications' | 'actionHistories', Seed>>,
): Readonly<Record<string, Seed>> {
  return {
    ...seedApplicationChecks(options, applications.applications),
    uploadedPictures: emptySeed,
    operationRecords: seedOperationRecords(options, applications),
  };
}
