import { brokers, contactDetails, contactGroups, functionsOf, makeUsers, roles } from '@brokerdesk/fixtures';
import type { MockRow } from '@brokerdesk/api';
import { createLazySeed, emptySeed, type Seed, type SeedOptions } from '../state/seeds.ts';
import { makeAcceptanceRows } from './agreements/acceptances/acceptanceRows.ts';
import { seedApplicationChecks } from './applications/seedApplicationChecks.ts';
import { seedApplications } from './applications/seedApplications.ts';
import { makeDeviceApplicationRows } from './device-applications/deviceApplicationRows.ts';
import { makeFeedPackageRows } from './feed-plans/packages/feedPackageRows.ts';
import { makeFeedPlans } from './feed-plans/seedFeedPlans.ts';
import { makeTraderRows } from './feed-plans/traders/traderRows.ts';
import { makeAdClicks, makeImages } from './images/seedImages.ts';
import { seedDeliveries } from './notifications/deliveries/seedDeliveries.ts';
import { seedOpeningForms } from './opening-forms/seedOpeningForms.ts';
import { seedOperationRecords } from './operation-records/seedOperationRecords.ts';
import { makePresetImageRows } from './preset-images/presetImageRows.ts';
import { seedProfiles } from './profiles/seedProfiles.ts';
import { seededOperations } from './seededOperations.ts';
import { seedClientInformation } from './seedClientInformation.ts';
import { seedJobs } from './seedJobs.ts';
import { makeMasterFunctionRows } from './system-functions/functionRows.ts';
import { makeTipsRow } from './tips/tipRows.ts';
import { makeTrialConfigurationRow } from './trial-configurations/trialConfigurationRows.ts';
import { makeWebpageContentRows } from './webpage-contents/webpageContentRows.ts';

/** Every collection that the emulator itself owns, with the rows that sandboxes begin with. */
export function seedCore(options: SeedOptions): Readonly<Record<string, Seed>> {
  const applications = seedApplications(options);
  const content = { ...seedProfiles(options), ...seedClientInformation(options), ...seedContent(options) };
  return {
    ...seedPeople(options.now),
    ...applications,
    ...seedOpeningForms(options, applications.applications),
    ...content,
    notificationDeliveries: seedDeliveries(options),
    ...seedApplicationChecks(options, applications.applications),
    operationRecords: seedOperationRecords(options, { ...applications, ...content }, seededOperations),
    contactGroups: keyed(
      () => contactGroups,
      ({ groupID }) => groupID,
    ),
    contactDetails: keyed(
      () => contactDetails,
      ({ detailID }) => detailID,
    ),
    masterFunctions: keyed(makeMasterFunctionRows, ({ functionID }) => functionID),
    presetImages: keyed(
      () => makePresetImageRows(options.now),
      ({ imgID }) => imgID,
    ),
    jobs: seedJobs(options),
    ...Object.fromEntries(emptyCollections.map((name) => [name, emptySeed])),
  };
}

/** Collections without a row until a request or a job writes one. */
const emptyCollections = [
  'certificationFailures',
  'chinaAddressProofs',
  'clientAccounts',
  'codesSent',
  'counters',
  'denials',
  'idempotency',
  'importRefusals',
  'oneTimePasswords',
  'outbox',
  'sessions',
  'signInAttempts',
  'twoFactorTokens',
  'uploadedPictures',
];

/** Brokers with their functions, roles and staff. */
function seedPeople(now: number) {
  return {
    brokers: keyed(
      () => brokers,
      ({ brokerCode }) => brokerCode,
    ),
    functions: createLazySeed(() =>
      brokers.flatMap(({ brokerCode }) =>
        functionsOf(brokerCode).map((row) => [`${brokerCode}/${row.functionID}`, { ...row, brokerCode }] as const),
      ),
    ),
    roles: keyed(
      () => roles,
      ({ roleID }) => roleID,
    ),
    users: keyed(
      () => makeUsers(now),
      ({ refID }) => refID,
    ),
  };
}

/** Brokers that have taken product management. */
const contentBrokers = ['DEMO', 'HARBOUR'];

/** Images, tips, sign-in pages, devices, traders and quote plans. */
function seedContent(options: SeedOptions) {
  return {
    tips: keyed(
      () => contentBrokers.map((code) => makeTipsRow(code, options)),
      ({ brokerCode }) => brokerCode,
    ),
    trialConfigurations: keyed(
      () => contentBrokers.map((code) => makeTrialConfigurationRow(code, options)),
      ({ brokerCode }) => brokerCode,
    ),
    deviceApplications: keyed(
      () => contentBrokers.flatMap((code) => makeDeviceApplicationRows(code, options)),
      ({ applicationID }) => applicationID,
    ),
    images: keyed(
      () => makeImages(options),
      ({ imgID }) => imgID,
    ),
    adClicks: keyed(
      () => makeAdClicks(options),
      ({ imgID, day }) => `${imgID} ${day}`,
    ),
    webpageContents: keyed(
      () => makeWebpageContentRows(options),
      ({ contentID }) => contentID,
    ),
    agreementAcceptances: keyed(
      () => contentBrokers.flatMap((code) => makeAcceptanceRows(code, options)),
      ({ acceptanceID }) => acceptanceID,
    ),
    traders: keyed(
      () => makeTraderRows(options),
      ({ userID }) => userID,
    ),
    feedPackages: keyed(
      () => makeFeedPackageRows(options),
      ({ brokerCode }) => brokerCode,
    ),
    feedPlans: keyed(
      () => makeFeedPlans(options),
      ({ planID }) => planID,
    ),
  };
}

function keyed<Row extends MockRow>(make: () => readonly Row[], idOf: (row: Row) => string): Seed {
  return createLazySeed(() => make().map((row) => [idOf(row), row] as const));
}

/** Names of the collections that the emulator itself owns. Reading them makes no row. */
export const coreCollections: readonly string[] = Object.keys(seedCore({ seed: '', applications: 0, now: 0 }));
