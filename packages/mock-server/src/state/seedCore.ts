import type { Seed } from './Collection.ts';
import { seedAccess } from './seedAccess.ts';
import { seedApplications } from './seedApplications.ts';
import { seedContacts } from './seedContacts.ts';
import { seedContent } from './seedContent.ts';
import { seedDocuments } from './seedDocuments.ts';
import { seedJobs } from './seedJobs.ts';
import { seedNotices } from './seedNotices.ts';
import { seedOperations } from './seedOperations.ts';
import { seedPeople } from './seedPeople.ts';
import type { SeedStart } from './SeedStart.ts';
import { seedTemplates } from './seedTemplates.ts';
import { emptySeed } from './seeds.ts';

/** Every collection that the emulator itself owns, with what sandboxes begin with. */
export function seedCore(start: SeedStart): Readonly<Record<string, Seed>> {
  const applications = seedApplications(start);
  return {
    ...seedPeople(start.now),
    ...applications,
    ...seedDocuments(start, applications.applications),
    ...seedTemplates(start),
    ...seedOperations(start, applications),
    ...seedAccess(start),
    ...seedContacts(start),
    ...seedNotices(start),
    ...seedContent(start),
    sessions: emptySeed,
    signInAttempts: emptySeed,
    idempotency: emptySeed,
    counters: emptySeed,
    importRefusals: emptySeed,
    certificationFailures: emptySeed,
    jobs: seedJobs(start),
  };
}

/** Names of the collections that the emulator itself owns. Nothing is made to find them out. */
export const coreCollections: readonly string[] = Object.keys(seedCore({ seed: '', applications: 0, now: 0 }));
