// What each picture of an application shows: the answers that were given when it was uploaded.
import type { Answers, Attachment } from '@brokerdesk/api';
import { knownAnswer, type PostalAddress } from '../applications/knownAnswer.ts';
import type { ApplicationDraft } from '../applications/makeApplicationSummary.ts';
import { keyedValue } from '@brokerdesk/fixtures';
import { layoutOf } from './layouts/layoutOf.ts';
import { type AnswerField, answerFields, type Picture, type PictureField } from './Picture.ts';
import { addDays, dayOf, validityOf } from './pictureDates.ts';
import { pictureValues, planDifference, plantDifference } from './plantDifference.ts';

/** Pictures by the `fileID` of their attachment. */
export type Pictures = Readonly<Record<string, Picture>>;

export interface PictureSource {
  readonly seed: string;
  readonly draft: ApplicationDraft;
  readonly address: PostalAddress;
  readonly answers: Answers;
  readonly attachments: readonly Attachment[];
  /** False for documents that are uploaded again: nothing is wrong with them. */
  readonly isPlanted: boolean;
}

export function makePictures(source: PictureSource): Pictures {
  const { seed, draft, attachments } = source;
  const { applyID } = draft.summary;
  const values = shownValues(source);
  const planned = source.isPlanted ? planDifference(seed, draft.summary) : null;
  return Object.fromEntries(
    attachments.map(({ fileID, kind, uploadTime }) => {
      const picture = makePicture(source, kind, { ...values, ...datesOf(source, kind, dayOf(uploadTime)) });
      const options = { seed, applyID, day: dayOf(uploadTime) };
      return [fileID, planned?.picture === kind ? plantDifference(picture, planned.kind, options) : picture];
    }),
  );
}

/** Returns true if an answer differs from what a picture shows, apart from its planted difference. */
export function contradictsAnswers({ fields, difference }: Picture, answers: Answers): boolean {
  const shown = { ...fields, ...difference?.expected };
  return answerFields.some((field) => {
    const answer = answers[field];
    return typeof answer === 'string' && shown[field] !== undefined && shown[field] !== answer;
  });
}

function makePicture(
  { seed, draft }: PictureSource,
  kind: Attachment['kind'],
  values: Partial<Record<PictureField, string>>,
): Picture {
  const { idType, idCardNumber } = draft.summary;
  const shown = layoutOf(kind, idType)?.shows ?? [];
  const fields = Object.fromEntries(shown.map((field) => [field, values[field] ?? '']));
  // A person who applies twice has one face.
  const variant = keyedValue(seed, 'faces', idCardNumber, 'variant');
  return { kind, variant, fields, difference: null };
}

/** The answers; for a question that the template does not ask, what the applicant would answer. */
function shownValues({ answers, draft, address }: PictureSource): Readonly<Record<AnswerField, string>> {
  const textOf = (field: AnswerField) => {
    const value = answers[field] ?? knownAnswer(field, draft, address);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(answerFields.map((field) => [field, textOf(field)])) as Record<AnswerField, string>;
}

function datesOf(
  { seed, draft }: PictureSource,
  kind: Attachment['kind'],
  day: string,
): Partial<Record<PictureField, string>> {
  const value = pictureValues(seed, draft.summary.applyID);
  const { idType } = draft.summary;
  switch (kind) {
    case 'addressProof':
      return { proofDate: addDays(day, -10 - Math.floor(value('proofAge') * 60)) };
    case 'bankProof':
      return { proofDate: addDays(day, -Math.floor(value('transferAge') * 3)) };
    default:
      if (idType === 'HKID') return { issueDate: addDays(day, -100 - Math.floor(value('issued') * 2400)) };
      return validityOf(addDays(day, 200 + Math.floor(value('expiry') * 2800)), yearsOf(draft));
  }
}

/** Mainland cards are valid for ten years, and for twenty if the holder is 26 or older when the card is issued. */
function yearsOf({ summary, person }: ApplicationDraft): number {
  const age = Number(summary.applyDate.slice(0, 4)) - Number(person.birthDate.slice(0, 4));
  return summary.idType === 'MAINLAND_ID' && age > 40 ? 20 : 10;
}
