import {
  type Answers,
  type AnswerValue,
  findBrokenPersonRule,
  findBrokenRule,
  type MockControlRequest,
  storedAnswerOf,
} from '@brokerdesk/api';
import { ControlRefusal, type StateContext } from '@brokerdesk/mock-server/engine';
import { z } from 'zod';
import { describeBrokenRule } from '../../answers/answerRuleTexts.ts';
import type { ProfileRow } from '../../profiles/profileRows.ts';
import { templateOf } from '../../profiles/templateOf.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';
import { answerValuesOf } from './applicantAnswers.ts';

export const pictureKinds = [
  'identityFront',
  'identityBack',
  'selfie',
  'addressProof',
  'bankProof',
  'signature',
] as const;

const applicantRequestShape = z.strictObject({
  brokerCode: z.string().max(32).default(''),
  profileID: z.string().max(64).optional(),
  referrerID: z.string().max(64).optional(),
  status: z.enum(['PND', 'SUB']).default('SUB'),
  /** The page at which a pending application stops. */
  page: z.string().max(64).optional(),
  answers: z
    .record(z.string().max(64), z.union([z.string().max(2000), z.array(z.string().max(200)).max(50)]))
    .default({}),
  /** Another application of the broker, whose applicant applies again. */
  seedLike: z.string().max(64).optional(),
});
type ApplicantRequest = z.output<typeof applicantRequestShape>;

/** Reads the body; `only` names the fields that this call takes. */
export function readApplicantRequest(
  { json: body }: MockControlRequest,
  allowedFields?: readonly (keyof ApplicantRequest)[],
): ApplicantRequest {
  const names = allowedFields ?? (Object.keys(applicantRequestShape.shape) as (keyof ApplicantRequest)[]);
  const parsed = applicantRequestShape.safeParse(body);
  const unknownFields = Object.keys(body ?? {}).filter((name) => !names.includes(name as keyof ApplicantRequest));
  if (parsed.success && unknownFields.length === 0) return parsed.data;
  const invalidFields =
    unknownFields.length > 0 ? unknownFields : (parsed.error?.issues ?? []).map(({ path }) => path.join('.'));
  throw new ControlRefusal(
    400,
    `Expected a JSON object with at most: ${names.join(', ')}. Wrong: ${invalidFields.join(', ')}.`,
  );
}

interface ReadAnswersOptions {
  readonly answers: ApplicantRequest['answers'];
  readonly profile: Pick<ProfileRow, 'pages'>;
  readonly copyFrom?: string | undefined;
}

/** Looks at each answer as the app would. */
export function readAnswers(context: StateContext, { answers, profile, copyFrom }: ReadAnswersOptions): Answers {
  const components = profile.pages.flatMap(({ groups }) => groups.flatMap((group) => group.components));
  const answersToCheck: Record<string, AnswerValue> = {
    ...(copyFrom === undefined ? {} : textAnswersOf(context, copyFrom)),
    ...answers,
  };
  for (const [questionID, value] of Object.entries(answers)) {
    const component = components.find((one) => one.questionID === questionID);
    if (!component) throw new ControlRefusal(400, `The template asks no question "${questionID}".`);
    const rule = findBrokenRule(component, value) ?? findBrokenPersonRule(questionID, answersToCheck, context.now());
    if (rule)
      throw new ControlRefusal(
        400,
        `The answer to "${questionID}" (${rule}): ${describeBrokenRule(rule, value).en_US}`,
      );
  }
  return Object.fromEntries(
    Object.keys(answersToCheck).map((questionID) => [questionID, storedAnswerOf(questionID, answersToCheck)]),
  );
}

/** Answers of an earlier application; its pictures are taken again. */
function textAnswersOf(context: StateContext, applyID: string): Answers {
  const { details } = findApplication(context, applyID);
  const files = new Set(details.attachments.map(({ kind }): string => kind));
  return Object.fromEntries(
    Object.entries(answerValuesOf(details.pages)).filter(([questionID]) => !files.has(questionID)),
  );
}

/** Finds an application with what its applicant goes on with. */
export function findApplication(
  context: StateContext,
  applyID: string,
  statuses?: readonly ApplicationRow['status'][],
): {
  readonly row: ApplicationRow;
  readonly details: ApplicationDetailsRow;
  readonly profile: Pick<ProfileRow, 'pages' | 'scoreBands'>;
} {
  const row = context.row<ApplicationRow>('applications', applyID);
  const details = context.row<ApplicationDetailsRow>('applicationDetails', applyID);
  if (!row || !details) throw new ControlRefusal(404, `There is no application "${applyID}".`);
  if (statuses && !statuses.includes(row.status)) {
    const message = `The application ${applyID} is ${row.status}; the applicant can do this only while it is ${statuses.join(' or ')}.`;
    throw new ControlRefusal(409, message);
  }
  const profile = templateOf(context, row);
  if (!profile) throw new ControlRefusal(409, `The template ${row.profileID} of ${applyID} is missing.`);
  return { row, details, profile };
}
