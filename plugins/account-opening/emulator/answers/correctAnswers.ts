// The only way in which staff change an answer: all corrections of a request or none, each with a reason. Answers that
// depend on others (the class of the risk questionnaire, questions that are no longer asked) change as well and also
// get an amendment.
import {
  type AnswerAmend,
  type AnswerPage,
  type Answers,
  type AnswerValue,
  type LocalText,
  scoreOf,
  storedAnswerOf,
} from '@brokerdesk/api';
import { type Component } from '../../demo/profiles/Profile.ts';
import { composePages, type TemplateBody } from '../../demo/profiles/composePages.ts';
import { type ErrorResponse, formatTime, invalidFields, type RequestContext } from '@brokerdesk/mock-server/engine';
import type { ActionHistoriesRow, ApplicationDetailsRow, ApplicationRow } from '../applications/applicationRows.ts';
import { amendsOf, type AnswerAmendsRow, answersOf, describeSheet, seqNumOf, valuesOf } from './answerSheets.ts';
import { addHistory } from '../applications/changes/changeStatus.ts';
import { componentsOf } from '../profiles/describeProfile.ts';
import { deriveDetails, deriveSummary } from './deriveSummary.ts';
import { type Correction, findCorrectionProblems } from './findCorrectionProblems.ts';
import { templateOf } from '../profiles/templateOf.ts';

export interface CorrectionRequest {
  /** The sequence number of the answers that the caller saw. */
  readonly seqNum: number;
  readonly corrections: readonly Correction[];
  readonly pathOf: (index: number) => string;
}

export type CorrectionResult = { readonly error: ErrorResponse } | CorrectionSuccess;

interface CorrectionSuccess {
  readonly row: ApplicationRow;
  /** The requested corrections come first, in their order. */
  readonly amends: readonly AnswerAmend[];
}

export function correctApplication(
  context: RequestContext,
  row: ApplicationRow,
  request: CorrectionRequest,
): CorrectionResult {
  const { applyID } = row;
  const details = context.row<ApplicationDetailsRow>('applicationDetails', applyID);
  const template = templateOf(context, row);
  if (row.status !== 'RTC' || !details || !template) return { error: { code: 'E0015', data: { status: row.status } } };
  const staleError = checkAnswersVersion(context, row, request.seqNum);
  if (staleError) return { error: staleError };
  const components = new Map(componentsOf(template).map((component) => [component.questionID, component]));
  const before = valuesOf(answersOf(details.pages));
  const entered = request.corrections.map((one) => normalize(one, components.get(one.questionID)));
  const answers = { ...before, ...valuesByID(entered) };
  const corrections = entered.map((one) => ({ ...one, value: storedAnswerOf(one.questionID, answers) }));
  const after = { ...before, ...valuesByID(corrections) };
  const check = { corrections, components, before, after, now: context.now(), pathOf: request.pathOf };
  const problems = findCorrectionProblems(check);
  if (problems.length > 0) return { error: invalidFields(context.language, problems) };
  const pages = composePages(template, withScoreResults(template, after));
  const amends = listAmends(context, row, { corrections, components, before: details.pages, after: pages });
  return { amends, row: writeCorrection(context, row, { details: { ...details, pages }, amends }) };
}

function valuesByID(corrections: readonly Correction[]): Answers {
  return Object.fromEntries(corrections.map(({ questionID, value }) => [questionID, value]));
}

function checkAnswersVersion(context: RequestContext, row: ApplicationRow, seqNum: number): ErrorResponse | undefined {
  if (seqNumOf(context, row.applyID) === seqNum) return undefined;
  const histories = context.row<ActionHistoriesRow>('actionHistories', row.applyID)?.histories ?? [];
  const last = histories.findLast(({ action }) => action === 'amend' || action === 'resubmit');
  const by = last?.actor.name ?? `${row.lastName} ${row.firstName}`;
  const at = last?.time ?? row.statusDate;
  return { code: 'E0005', data: { current: describeSheet(context, row), by, at } };
}

/** Trimmed texts, choices in the order of the options, and one representation of a missing answer. */
function normalize({ questionID, value, reason }: Correction, component: Component | undefined): Correction {
  const order = (component?.options ?? []).map((option) => option.value);
  const normalized =
    typeof value === 'string'
      ? value.trim()
      : value && value.toSorted((left, right) => order.indexOf(left) - order.indexOf(right));
  return { questionID, reason, value: normalized === null || normalized.length === 0 ? null : normalized };
}

/** The class is computed from the points and cannot be edited. */
function withScoreResults(template: TemplateBody, answers: Readonly<Record<string, AnswerValue>>) {
  const results = componentsOf(template).filter(
    ({ type, questionID }) => type === 'ScoreResult' && typeof answers[questionID] === 'string',
  );
  const { value } = scoreOf({ pages: template.pages, classification: template.scoreBands }, answers);
  return { ...answers, ...Object.fromEntries(results.map(({ questionID }) => [questionID, value])) };
}

interface Difference {
  readonly corrections: readonly Correction[];
  readonly components: ReadonlyMap<string, Component>;
  readonly before: readonly AnswerPage[];
  readonly after: readonly AnswerPage[];
}

function listAmends(context: RequestContext, { applyID }: ApplicationRow, difference: Difference): AnswerAmend[] {
  const { corrections, components, before, after } = difference;
  const [old, next] = [answersOf(before), answersOf(after)];
  const correctedIDs = corrections.map(({ questionID }) => questionID);
  const dependentIDs = [...new Set([...old.keys(), ...next.keys()])].filter(
    (questionID) =>
      !correctedIDs.includes(questionID) &&
      JSON.stringify(old.get(questionID)?.value ?? null) !== JSON.stringify(next.get(questionID)?.value ?? null),
  );
  const first = amendsOf(context, applyID).length + 1;
  const seqNum = seqNumOf(context, applyID) + 1;
  const amendTime = formatTime(context.now());
  return [...correctedIDs, ...dependentIDs].flatMap((questionID, index) => {
    const component = components.get(questionID);
    const cause = corrections.find((one) => one.questionID === questionID) ?? causeOf(component, difference);
    if (!cause) return [];
    return {
      amendID: `${applyID}-A${String(first + index).padStart(2, '0')}`,
      applyID,
      questionID,
      label: component?.label ?? old.get(questionID)?.label ?? emptyText,
      oldValue: old.get(questionID)?.value ?? null,
      newValue: next.get(questionID)?.value ?? null,
      oldDisplay: old.get(questionID)?.display ?? emptyText,
      newDisplay: next.get(questionID)?.display ?? emptyText,
      reason: cause.reason,
      causedBy: cause.questionID === questionID ? null : cause.questionID,
      seqNum,
      amendBy: context.actor.userName ?? '',
      amendTime,
    };
  });
}

const emptyText: LocalText = { EN: '', SC: '', TC: '' };

/**
 * The correction that caused a change of another answer: of the question it depends on, or of one that gives points.
 */
function causeOf(component: Component | undefined, { corrections, components }: Difference): Correction | undefined {
  const isCause = ({ questionID }: Correction) =>
    component?.shownIf?.questionID === questionID ||
    (component?.type === 'ScoreResult' &&
      components.get(questionID)?.options?.some(({ score }) => score !== undefined) === true);
  return corrections.find(isCause) ?? corrections[0];
}

interface WriteCorrectionOptions {
  readonly details: ApplicationDetailsRow;
  readonly amends: readonly AnswerAmend[];
}

function writeCorrection(
  context: RequestContext,
  before: ApplicationRow,
  { details, amends }: WriteCorrectionOptions,
): ApplicationRow {
  const { applyID, brokerCode } = before;
  const changed = new Set(amends.map(({ questionID }) => questionID));
  const values = valuesOf(answersOf(details.pages));
  const row: ApplicationRow = {
    ...before,
    ...deriveSummary(values, changed),
    version: before.version + 1,
    updateTime: formatTime(context.now()),
    updateBy: context.actor.userName ?? '',
  };
  const all: AnswerAmendsRow = { amends: [...amendsOf(context, applyID), ...amends] };
  context.change((draft) => {
    draft.put('applications', applyID, row);
    draft.put('applicationDetails', applyID, { ...details, ...deriveDetails(values, changed) });
    draft.put('answerAmends', applyID, all);
  });
  const reasons = new Set(amends.map(({ reason }) => reason));
  const reason = reasons.size === 1 ? ([...reasons][0] ?? null) : null;
  addHistory(context, { row, action: 'amend', reason, actor: context.actor });
  // Operation records have more readers than applications, so they name the answers without their values.
  const labels = amends.map(({ label, questionID }) => label.EN || questionID);
  const changes = [{ field: 'answers', before: null, after: labels.join(', ') }];
  context.recordOperation({ brokerCode, targetID: applyID, targetName: `${row.lastName} ${row.firstName}`, changes });
  return row;
}
