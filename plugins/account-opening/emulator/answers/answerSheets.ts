// The answers of an application as staff correct them. Their sequence number increases with every change by the
// applicant after the start and with every correction. Both write a history line, so the number is counted and never
// stored.
import { type AnswerAmend, type AnswerPage, type AnswerSheet, type AnswerValue, isWritable } from '@brokerdesk/api';
import type { Component } from '../../demo/profiles/Profile.ts';
import type { RequestContext } from '@brokerdesk/mock-server/engine';
import type { ActionHistoriesRow, ApplicationDetailsRow, ApplicationRow } from '../applications/applicationRows.ts';
import { componentsOf } from '../profiles/describeProfile.ts';
import { templateOf } from '../profiles/templateOf.ts';

export type AnsweredQuestion = AnswerPage['groups'][number]['answers'][number];

export function describeSheet(context: RequestContext, row: ApplicationRow): AnswerSheet {
  const { applyID, status, profileID, version } = row;
  const template = templateOf(context, row);
  const components = new Map(
    (template ? componentsOf(template) : []).map((component) => [component.questionID, component]),
  );
  const changedAt = new Map(amendsOf(context, applyID).map(({ questionID, seqNum }) => [questionID, seqNum]));
  return {
    applyID,
    status,
    profileID,
    templateVersion: template?.templateVersion ?? 1,
    seqNum: seqNumOf(context, applyID),
    version,
    answers: pagesOf(context, applyID).flatMap(({ pageID, groups }) =>
      groups.flatMap(({ groupID, answers }) =>
        answers.map((answer) => ({
          questionID: answer.questionID,
          pageID,
          groupID,
          label: answer.label,
          type: answer.type,
          value: answer.value,
          display: answer.display,
          ...describeQuestion(components.get(answer.questionID)),
          seqNum: changedAt.get(answer.questionID) ?? 1,
        })),
      ),
    ),
  };
}

function describeQuestion(component: Component | undefined) {
  const options = (component?.options ?? []).map((option) => ({ ...option }));
  return {
    required: component?.required ?? false,
    correctable: component !== undefined && isWritable(component) && component.readOnly !== true,
    options,
  };
}

export function seqNumOf(context: RequestContext, applyID: string): number {
  const histories = context.row<ActionHistoriesRow>('actionHistories', applyID)?.histories ?? [];
  const applicantSteps = histories.filter(
    ({ action, actor }) => action === 'resubmit' || (action === 'amend' && actor.kind === 'applicant'),
  ).length;
  const corrections = new Set(amendsOf(context, applyID).map(({ seqNum }) => seqNum)).size;
  return 1 + applicantSteps + corrections;
}

/** The corrections by staff, oldest first. */
export function amendsOf(context: RequestContext, applyID: string): readonly AnswerAmend[] {
  return context.row<AnswerAmendsRow>('answerAmends', applyID)?.amends ?? [];
}

function pagesOf(context: RequestContext, applyID: string): readonly AnswerPage[] {
  return context.row<ApplicationDetailsRow>('applicationDetails', applyID)?.pages ?? [];
}

/** Answers by question; questions that were not asked have none. */
export function answersOf(pages: readonly AnswerPage[]): Map<string, AnsweredQuestion> {
  const answers = pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  return new Map(answers.map((answer) => [answer.questionID, answer]));
}

export function valuesOf(answers: ReadonlyMap<string, AnsweredQuestion>): Record<string, AnswerValue> {
  return Object.fromEntries([...answers.values()].map(({ questionID, value }) => [questionID, value]));
}

/** All corrections by staff in the answers of one application, oldest first. */
export interface AnswerAmendsRow {
  readonly amends: readonly AnswerAmend[];
}
