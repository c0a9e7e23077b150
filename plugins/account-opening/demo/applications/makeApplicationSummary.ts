// An application as the list shows it. Cheap, because the emulator makes 100,000 of them for one list.
import type { ApplicationStatus, ApplicationSummary } from '@brokerdesk/api';
import { type FieldValue, keyedRow, pick, makeMobile, makePerson, type Person } from '@brokerdesk/fixtures';
import { profileIdOf } from '../profiles/profilesOf.ts';
import { profiles } from '../profiles/profiles.ts';
import { makeApplyTime } from './makeApplyTime.ts';
import { makeStatus } from './makeStatus.ts';
import { makeStatusTime } from './makeStatusTime.ts';
import { makeSteps, type Step } from './makeSteps.ts';
import { referrerIdOf, referrers } from './referrers.ts';

/** One application among the `count` of a broker: 0 is the oldest. Equal sources result in equal applications. */
export interface ApplicationSource {
  readonly seed: string;
  readonly brokerCode: string;
  readonly index: number;
  readonly count: number;
  /** Milliseconds since 1970; no time is later. */
  readonly now: number;
}

/**
 * All fields of the list's row except the remaining days, which change with the clock (`deletionTime`), running work,
 * and the page at which the applicant stopped (`makeStayPage`).
 */
export type SeededSummary = Omit<ApplicationSummary, 'deletedInDays' | 'work' | 'stayPage'>;

export function makeApplicationSummary(source: ApplicationSource): SeededSummary {
  return draftApplication(source).summary;
}

/** The source of the summary; the rest of the application is made from it. */
export interface ApplicationDraft {
  readonly summary: SeededSummary;
  readonly person: Person;
  readonly steps: readonly Step[];
  readonly value: FieldValue;
}

export function draftApplication(source: ApplicationSource): ApplicationDraft {
  const { seed, brokerCode, index, now } = source;
  const value = keyedRow(seed, 'applications', `${brokerCode}/${index}`);
  const applyTime = makeApplyTime(source);
  const status = makeStatus((now - applyTime) / dayMs, value('status'));
  const steps = makeSteps(status, value);
  const person = makeApplicant(source, value);
  const profile = pick(usedProfiles, value('profile') < staffPlanShare ? 0.99 : 0);
  const summary: SeededSummary = {
    applyID: applyIdOf(brokerCode, index),
    status,
    customAccountNum: makeAccountNumber(status, value),
    nickname: makeNickname(person, value),
    chiName: person.chiName,
    lastName: person.lastName,
    firstName: person.firstName,
    mobile: person.mobile,
    email: person.email,
    idType: person.idType,
    idCardNumber: person.idCardNumber,
    region: person.region,
    profileID: profileIdOf(brokerCode, profile.profileID),
    profileName: profile.name,
    referrerID:
      value('hasReferrer') < 0.3 ? referrerIdOf(brokerCode, pick(referrers, value('referrer') ** 2).referrerID) : null,
    applyDate: new Date(applyTime).toISOString(),
    statusDate: new Date(makeStatusTime({ applyTime, now, steps, value })).toISOString(),
    version: steps.length,
  };
  return { summary, person, steps, value };
}

const dayMs = 86_400_000;
/** The standard template and the one for staff plans. */
const usedProfiles = profiles.slice(0, 2);
const staffPlanShare = 0.09;
const twinShare = 0.02;

function applyIdOf(brokerCode: string, index: number): string {
  return `${brokerCode.slice(0, 2)}${String(index + 1).padStart(7, '0')}`;
}

/** A few applicants apply twice, some days apart, with a small difference. */
function makeApplicant({ seed, brokerCode, index }: ApplicationSource, value: FieldValue): Person {
  const earlier = index - 1 - Math.floor(value('twinDistance') * 30);
  if (earlier < 0 || value('twin') >= twinShare) return makePerson(keyedRow(seed, 'people', `${brokerCode}/${index}`));
  const person = makePerson(keyedRow(seed, 'people', `${brokerCode}/${earlier}`));
  const difference = value('twinDifference');
  if (difference < 0.4) return { ...person, mobile: makeMobile(value, person.residence) };
  if (difference < 0.7) return { ...person, email: person.email.replace('@', '1@') };
  return { ...person, firstName: person.firstName.replaceAll(' ', '') };
}

/** Assigned by staff or the back office once the opening form exists. */
function makeAccountNumber(status: ApplicationStatus, value: FieldValue): string | null {
  if (!statusesWithAccount.has(status)) return null;
  return String(Math.floor(value('accountNumber') ** 2 * 1e9)).padStart(9, '0');
}

const statusesWithAccount = new Set<ApplicationStatus>(['GOF', 'OFC', 'SOF', 'IPB', 'IPF', 'IBO', 'ARC']);

function makeNickname({ firstName }: Person, value: FieldValue): string | null {
  if (value('hasNickname') >= 0.2) return null;
  const letters = firstName
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 12);
  return `${letters}_${Math.floor(value('nicknameNumber') * 100)}`;
}
