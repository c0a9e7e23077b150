import type { Answers } from '@brokerdesk/api';
import { type Applicant, fillApplication, makeApplicant } from '../../../demo/applications/fillApplication.ts';
import { composePages } from '../../../demo/profiles/composePages.ts';
import { type SeededSummary } from '../../../demo/applications/makeApplicationSummary.ts';
import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { ProfileRow } from '../../profiles/profileRows.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';
import { answerValuesOf, summaryFieldsOf } from './applicantAnswers.ts';

export interface ApplicationInProgress {
  readonly row: ApplicationRow;
  readonly details: ApplicationDetailsRow;
  readonly profile: Pick<ProfileRow, 'pages' | 'scoreBands'>;
  readonly given: Answers;
}

export interface FilledApplication {
  readonly row: ApplicationRow;
  readonly details: ApplicationDetailsRow;
}

/** Answers the questions up to a page with seeded values, and derives row and details from the answers. */
export function fillInApplication(
  context: StateContext,
  { row, details, profile, given, recentPage }: ApplicationInProgress & { readonly recentPage: string },
): FilledApplication {
  const all = { ...answerValuesOf(details.pages), ...given };
  const summary = { ...row, ...summaryFieldsOf(all, row) };
  const { answers, attachments, pictures } = fillApplication({
    seed: context.environment.seed,
    summary,
    applicant: applicantOf(context, summary, details),
    profile,
    existingAnswers: all,
    attachments: details.attachments,
    pictures: details.pictures,
    now: context.now(),
    recentPage,
  });
  const text = (questionID: string) => {
    const value = answers[questionID];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    row: { ...summary, ...summaryFieldsOf(answers, summary), recentPage },
    details: {
      ...details,
      birthDate: text('birthDate') ?? details.birthDate,
      address: text('address') ?? details.address,
      postalCode: text('postalCode') ?? details.postalCode,
      pages: composePages(profile, answers),
      attachments: [...attachments],
      pictures,
    },
  };
}

/** The applicant as the application describes them so far; the rest is generated. */
function applicantOf(context: StateContext, row: ApplicationRow, details: ApplicationDetailsRow): Applicant {
  const generated = makeApplicant(context.environment.seed, row.applyID);
  const residence = row.region === 'OVERSEAS' ? ('GB' as const) : row.region;
  const { chiName, lastName, firstName, region, idType, idCardNumber, mobile, email } = row;
  const { birthDate, address, postalCode, ipAddress } = details;
  const known = { chiName, lastName, firstName, region, idType, idCardNumber, mobile, email, birthDate };
  const isSameRegion = generated.person.region === region;
  const person = { ...generated.person, ...known, residence: isSameRegion ? generated.person.residence : residence };
  return { person, address, postalCode, ipAddress };
}

export function createBlankSummary(
  { person }: Applicant,
  { applyID, profile, time }: { readonly applyID: string; readonly profile: ProfileRow; readonly time: string },
): SeededSummary {
  return {
    applyID,
    status: 'PND',
    customAccountNum: null,
    nickname: null,
    chiName: person.chiName,
    lastName: person.lastName,
    firstName: person.firstName,
    mobile: person.mobile,
    email: person.email,
    idType: person.idType,
    idCardNumber: person.idCardNumber,
    region: person.region,
    profileID: profile.profileID,
    profileName: profile.name,
    referrerID: null,
    applyDate: time,
    statusDate: time,
    version: 1,
  };
}

/** Numbers above those of seeded applications, which count from 1. */
export function generateApplyId(context: StateContext, brokerCode: string): string {
  const number = Number(context.token('applicant-').replace(/^.*-/, ''));
  return `${brokerCode.slice(0, 2)}${9_000_000 + number}`;
}
