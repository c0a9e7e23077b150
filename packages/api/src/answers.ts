// The answers of one application, and their correction by staff. No answer changes without a reason: a correction and
// its amendment are one step, with either of the two calls.
import { z } from 'zod';
import { applicationStatusCodes, type ApplicationStatus } from './applicationStatuses.ts';
import { componentTypes } from './applicationDetail.ts';
import { applicationReaders } from './applications.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { localText } from './lists.ts';
import { plainText } from './plainTexts.ts';
import { templateComponent, templateLimits } from './templatePages.ts';
import { instant } from './times.ts';
import { refusedStatus } from './refusals.ts';

const applyID = z.string().min(1).max(64);
const questionID = z.string().min(1).max(64);
const storedValue = z.union([z.string(), z.array(z.string())]).nullable();

const answerToQuestion = z.object({
  questionID: z.string(),
  pageID: z.string(),
  groupID: z.string(),
  label: localText,
  type: z.enum(componentTypes),
  /** As stored: the text, the chosen option's value, or several; null if it was not answered. */
  value: storedValue,
  /** In readable form. */
  display: localText,
  required: z.boolean(),
  /** False for files, signatures, results and read-only questions, which staff cannot write. */
  correctable: z.boolean(),
  /** The available options; empty for free text. */
  options: templateComponent.shape.options.unwrap(),
  /**
   * The sequence number of the answers at the last change of this one; 1 if the answer is unchanged since submission.
   */
  seqNum: z.number().int(),
});

/** An answer with the data needed to correct it. */
export type AnswerToQuestion = z.output<typeof answerToQuestion>;

const answerSheet = z.object({
  applyID: z.string(),
  status: z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]),
  profileID: z.string(),
  /** The version of the template that the applicant filled in. */
  templateVersion: z.number().int(),
  /** Counts up with every correction and every new submission; also in the response header `Seq-Num`. */
  seqNum: z.number().int(),
  /** The version of the application, which other changes must contain. */
  version: z.number().int(),
  answers: z.array(answerToQuestion),
});

/** The answers of one application. */
export type AnswerSheet = z.output<typeof answerSheet>;

/** Returns the answers of one application, question by question, with their current values. */
export const getAnswers = endpoint({
  method: 'GET',
  path: '/questions/answers',
  access: applicationReaders,
  errors: [],
  shapes: { query: z.object({ applyID }), data: answerSheet },
});

const amend = z.object({
  amendID: z.string(),
  applyID: z.string(),
  questionID: z.string(),
  label: localText,
  oldValue: storedValue,
  newValue: storedValue,
  /** In readable form. */
  oldDisplay: localText,
  newDisplay: localText,
  reason: z.string(),
  /**
   * The question whose correction also changed this answer, as points change a class; null if this answer was corrected
   * directly.
   */
  causedBy: z.string().nullable(),
  /** The sequence number of the answers after the change. */
  seqNum: z.number().int(),
  /** Who corrected it. */
  amendBy: z.string(),
  amendTime: instant,
});

/** One corrected answer: the old value, the new value, the reason, the author and the time. */
export type AnswerAmend = z.output<typeof amend>;

/** The correction of one answer. `null` removes the answer if the question is not required. */
const correction = z.object({
  questionID,
  value: z
    .union([
      z.string().max(templateLimits.textLength),
      z.array(z.string().max(64)).max(templateLimits.optionsPerComponent),
    ])
    .nullable(),
  reason: plainText(500).min(1),
});
const seqNum = z.number().int().min(1);

/**
 * Corrects several answers of an application under correction, all or none, each with its reason; each leaves an
 * amendment. `seqNum` is the number that the caller saw; if it is outdated, `E0005` returns the current answers.
 * `E0004` names the answer that violates a rule of its question, as in `answers.0.value`; `E0015` outside the status
 * `RTC`.
 */
export const correctAnswers = endpoint({
  method: 'POST',
  path: '/questions/answers',
  access: anyOf('RAO_CM_CORRECT'),
  operation: 'answer.correct',
  errors: ['E0004', 'E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    body: z.object({ applyID, seqNum, answers: z.array(correction).min(1).max(100) }),
    data: answerSheet.extend({ amends: z.array(amend) }),
  },
});

/**
 * Lists the corrections by staff in an application, the newest first; with `questionID`, those of one answer.
 */
export const listAnswerAmends = endpoint({
  method: 'GET',
  path: '/questions/answer_amends',
  access: applicationReaders,
  errors: [],
  shapes: { query: z.object({ applyID, questionID: questionID.optional() }), data: z.array(amend) },
});

/**
 * Corrects one answer of an application under correction and returns its amendment. `E0005` if the answers have a
 * different `seqNum` by now, `E0004` (`value`) if the answer violates a rule of its question, `E0015` outside the
 * status `RTC`.
 */
export const amendAnswer = endpoint({
  method: 'POST',
  path: '/questions/answer_amends',
  access: anyOf('RAO_CM_CORRECT'),
  operation: 'answer.amend',
  errors: ['E0004', 'E0005', 'E0015'],
  shapes: { refusals: { E0015: refusedStatus }, body: correction.extend({ applyID, seqNum }), data: amend },
});
