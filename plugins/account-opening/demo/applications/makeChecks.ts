// Machine checks of a seeded application: certifications by the authority and the reading of its identity document.
// Cheap, because the statistics read them for 100,000 applications; consistent with histories and attachments.
import type { ApplicationSummary } from '@brokerdesk/api';
import { keyedRow, pick } from '@brokerdesk/fixtures';
import type { Profile } from '../profiles/Profile.ts';
import { profileIdOf } from '../profiles/profilesOf.ts';
import { profiles } from '../profiles/profiles.ts';
import { makeUploadTime } from './makeAttachments.ts';
import { makeStepTimes } from './makeHistories.ts';
import { makeRecentPage } from './makeRecentPage.ts';
import { makeSteps } from './makeSteps.ts';

/** One seeded application, with the fields of its row in the list. */
export interface CheckedApplication {
  readonly seed: string;
  readonly brokerCode: string;
  readonly row: Pick<ApplicationSummary, 'applyID' | 'status' | 'applyDate' | 'statusDate' | 'idType' | 'profileID'>;
}

/** Milliseconds since 1970. */
export interface SeededCertification {
  readonly startTime: number;
  readonly endTime: number;
  readonly succeeded: boolean;
  /** In [0, 1), to choose the reason of a failure. */
  readonly chance: number;
}

/** Lists the certifications of an application, the oldest first: those of its history. */
export function makeCertifications(application: CheckedApplication): readonly SeededCertification[] {
  const { row } = application;
  const value = valuesOf(application);
  const steps = makeSteps(row.status, value);
  if (!steps.some(({ action }) => action === 'certify')) return [];
  const times = makeStepTimes({ summary: row, steps, value });
  return steps.flatMap((step, index) => {
    const endTime = times[index];
    if (step.action !== 'certify' || endTime === undefined) return [];
    const tookMs = Math.round(2_000 + 38_000 * value(`certifyTime${index}`) ** 2);
    const earliest = times[index - 1] ?? endTime - tookMs;
    const startTime = Math.max(endTime - tookMs, earliest);
    return { startTime, endTime, succeeded: step.to === 'CCS', chance: value(`certifyReason${index}`) };
  });
}

export interface SeededRecognition {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly outcome: 'recognised' | 'corrected' | 'failed';
  /** The values that the applicant corrected, by `questionID`. */
  readonly correctedFields: readonly string[];
}

/** How the identity document was read; undefined if the applicant has not reached its picture. */
export function makeRecognition(application: CheckedApplication): SeededRecognition | undefined {
  const { row } = application;
  const value = valuesOf(application);
  const profile = profileOf(application);
  const pageIDs = profile.pages.map(({ pageID }) => pageID);
  const reached = pageIDs.indexOf(makeRecentPage({ summary: row, value }, profile));
  if (row.status === 'PND' && reached <= pageIDs.indexOf('identity')) return undefined;
  const { failed, corrected, fields } = recognitionRates[row.idType];
  const chance = value('ocr');
  const time = makeUploadTime({ summary: row, value }, 'identityFront') + 3_000;
  if (chance < failed) return { time, outcome: 'failed', correctedFields: [] };
  if (chance >= failed + corrected) return { time, outcome: 'recognised', correctedFields: [] };
  return { time, outcome: 'corrected', correctedFields: [pick(fields, value('ocrField'))] };
}

/** The page that the applicant of a seeded application has reached. */
export function makeStayPage(application: CheckedApplication): string {
  const { row } = application;
  return makeRecentPage({ summary: row, value: valuesOf(application) }, profileOf(application));
}

/** Shares of readings that failed or were corrected, and in which fields: thin print, rare characters, long names. */
const recognitionRates = {
  HKID: { failed: 0.025, corrected: 0.09, fields: ['chiName', 'firstName', 'idCardNumber'] },
  MAINLAND_ID: { failed: 0.018, corrected: 0.06, fields: ['chiName', 'address', 'birthDate'] },
  PASSPORT: { failed: 0.05, corrected: 0.14, fields: ['firstName', 'lastName', 'idCardNumber', 'birthDate'] },
} as const;

/** The values of a seeded application: its number determines its index among its broker's. */
function valuesOf({ seed, brokerCode, row }: CheckedApplication) {
  const index = Number(row.applyID.replace(/^\D+/, '')) - 1;
  return keyedRow(seed, 'applications', `${brokerCode}/${index}`);
}

function profileOf({ brokerCode, row }: CheckedApplication): Profile {
  return profiles.find(({ profileID }) => profileIdOf(brokerCode, profileID) === row.profileID) ?? pick(profiles, 0);
}
