import type { Seed } from '../state/Collection.ts';
import { seedAccess } from './seedAccess.ts';
import { seedApplications } from './applications/seedApplications.ts';
import { seedContacts } from './contacts/seedContacts.ts';
import { seedContent } from './seedContent.ts';
import { seedOpeningForms } from './opening-forms/seedOpeningForms.ts';
import { seedJobs } from './seedJobs.ts';
import { seedClientInformation } from './seedClientInformation.ts';
import { seedOperations } from './seedOperations.ts';
import { seedPeople } from './seedPeople.ts';
import type { SeedOptions } from '../state/SeedOptions.ts';
import { seedProfiles } from './profiles/seedProfiles.ts';
import { emptySeed } from '../state/seeds.ts';

/** Every collection that the emulator itself owns, with what sandboxes begin with. */
export function seedCore(options: SeedOptions): Readonly<Record<string, Seed>> {
  const applications = seedApplications(options);
  return {
    ...seedPeople(options.now),
    ...applications,
    ...seedOpeningForms(options, applications.applications),
    ...seedProfiles(options),
    ...seedOperations(options, applications),
    ...seedAccess(options),
    ...seedContacts(options),
    ...seedClientInformation(options),
    ...seedContent(options),
    sessions: emptySeed,
    signInAttempts: emptySeed,
    idempotency: emptySeed,
    counters: emptySeed,
    importRefusals: emptySeed,
    certificationFailures: emptySeed,
    jobs: seedJobs(options),
  };
}

/** Names of the collections that the emulator itself owns. Nothing is made to find them out. */
export const coreCollections: readonly string[] = Object.keys(seedCore({ seed: '', applications: 0, now: 0 }));
