// Simulates an applicant: fills in a template up to a page, with the given answers and seeded ones for the rest, and
// adds the pictures that those pages require.
import { type Answers, type AnswerValue, type Attachment, isShown } from '@brokerdesk/api';
import { keyedRow, pick, makeAddress, makePerson, type Person } from '@brokerdesk/fixtures';
import type { Component, Profile } from '../profiles/Profile.ts';
import type { SeededSummary } from './makeApplicationSummary.ts';
import { makeAnswers } from './makeAnswers.ts';
import { makeAttachments } from './makeAttachments.ts';
import { makePictures, type Pictures } from '../documents/makePictures.ts';
import { retakeAttachments } from '../documents/retakeAttachments.ts';

export interface Applicant {
  readonly person: Person;
  readonly address: string;
  readonly postalCode: string | null;
  /** From a network reserved for documentation. */
  readonly ipAddress: string;
}

/** Invents an applicant; always the same one for the same seed and application. */
export function makeApplicant(seed: string, applyID: string): Applicant {
  const value = keyedRow(seed, 'applicants', applyID);
  const person = makePerson(value);
  const ipAddress = `203.0.113.${1 + Math.floor(value('host') * 254)}`;
  return { person, ...makeAddress(value, person.residence), ipAddress };
}

export interface FillOptions {
  readonly seed: string;
  /** The application; the applicant is read from it. */
  readonly summary: SeededSummary;
  readonly applicant: Applicant;
  readonly profile: Pick<Profile, 'pages' | 'scoreBands'>;
  /** Existing answers. */
  readonly existingAnswers: Answers;
  readonly attachments: readonly Attachment[];
  /** What those of the attachments show that are drawn. */
  readonly pictures: Pictures;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The page that the applicant reaches. Submitted applications are filled in to the end. */
  readonly recentPage: string;
}

export function fillApplication(filling: FillOptions): {
  readonly answers: Answers;
  readonly attachments: readonly Attachment[];
  readonly pictures: Pictures;
} {
  const { seed, summary, applicant, profile, recentPage, existingAnswers } = filling;
  const draft = {
    summary,
    person: applicant.person,
    steps: [],
    value: keyedRow(seed, 'applicants', summary.applyID),
  };
  const pageIDs = profile.pages.map(({ pageID }) => pageID);
  const reached = pageIDs.indexOf(recentPage);
  const finished = new Set(summary.status === 'PND' ? pageIDs.slice(0, reached) : pageIDs);
  const asked = new Set(componentsOf(profile, finished).map(({ questionID }) => questionID));
  const address = { address: applicant.address, postalCode: applicant.postalCode };
  const fresh = makeAttachments(draft, finished).filter(({ kind }) => asked.has(kind));
  const kept = retakeAttachments({ ...filling, draft, address, answers: existingAnswers, fresh });
  const taken = fresh.filter(({ kind }) => !filling.attachments.some((attachment) => attachment.kind === kind));
  const attachments = [...kept.attachments, ...taken];
  const files = Object.fromEntries(attachments.map(({ kind, fileID }) => [kind, [fileID]]));
  const knownAnswers: Record<string, AnswerValue> = { ...existingAnswers, ...files };
  const answers = makeAnswers({ draft, profile, address, attachments, recentPage, knownAnswers });
  const pictures = makePictures({ seed, draft, address, answers, attachments: taken, isPlanted: true });
  return {
    answers: { ...answers, ...answerRequired(filling, answers, finished) },
    attachments,
    pictures: { ...kept.pictures, ...pictures },
  };
}

/** Questions of the broker without a known answer, which must not remain unanswered. */
function answerRequired({ profile, applicant }: FillOptions, answers: Answers, finished: ReadonlySet<string>): Answers {
  const open = componentsOf(profile, finished).filter(
    (component) => component.required && answers[component.questionID] === null && isShown(component, answers),
  );
  return Object.fromEntries(
    open.map((component) => [component.questionID, defaultAnswer(component, applicant.person)]),
  );
}

function defaultAnswer({ type, minimum, maxLength, options }: Component, person: Person): AnswerValue {
  switch (type) {
    case 'Textbox':
    case 'Multilinebox':
      return 'As agreed by telephone'.slice(0, maxLength);
    case 'Emailbox':
      return person.email;
    case 'Phonebox':
      return person.mobile;
    case 'Numberbox':
      return String(minimum ?? 1);
    case 'Date':
      return person.birthDate;
    case 'Selectbox':
    case 'Radiobox':
      return options === undefined ? null : pick(options, 0).value;
    default:
      return null;
  }
}

function componentsOf(profile: FillOptions['profile'], pages: ReadonlySet<string>): readonly Component[] {
  return profile.pages
    .filter(({ pageID }) => pages.has(pageID))
    .flatMap(({ groups }) => groups.flatMap(({ components }) => components));
}
