// The histories of some applications, as operation records.
import type { ActionHistory } from '@brokerdesk/api';
import type { OperationName } from '@brokerdesk/fixtures';
import { type DescribeSeeded, formatTime, type SeededOperation } from '@brokerdesk/mock-server/engine';
import type { ActionHistoriesRow, ApplicationRow } from './applicationRows.ts';

/** The number of applications of each broker whose histories appear in the records. */
const applicationsWithRecords = 210;

export const applicationOperations: readonly DescribeSeeded[] = [
  ({ applications, actionHistories }, brokerCode) => {
    if (!applications || !actionHistories) return [];
    const rows = (applications.groups?.rows(brokerCode) ?? []) as readonly ApplicationRow[];
    const step = Math.max(1, Math.floor(rows.length / applicationsWithRecords));
    const told = rows.filter((_, place) => place % step === 0).slice(-applicationsWithRecords);
    return told.flatMap((row) => {
      const { histories } = actionHistories.get(row.applyID) as ActionHistoriesRow;
      return histories.flatMap((line) => describeStep(row, line));
    });
  },
];

/** Long-running work has two records: one of the user who requested it, one of its end. */
function describeStep(row: ApplicationRow, line: ActionHistory): SeededOperation[] {
  const { action, fromStatus, toStatus, reason, time } = line;
  const by = authorOf(line.actor);
  const target = { targetID: row.applyID, targetName: `${row.lastName} ${row.firstName}` };
  if (action === 'amend') return [{ time, operation: 'answer.correct', by, ...target }];
  const moved = { field: 'status', before: fromStatus, after: toStatus };
  const changes = reason === null ? [moved] : [moved, { field: 'reason', before: null, after: reason }];
  const ended: SeededOperation = { time, operation: operationOf(line), by, ...target, changes };
  const asked = requestOperations[action];
  if (asked === undefined) return [ended];
  return [{ time: formatTime(Date.parse(time) - requestLeadMs), operation: asked, by, ...target }, ended];
}

const requestOperations: Partial<Record<ActionHistory['action'], OperationName>> = {
  certify: 'application.certify',
  signForm: 'openingForm.sign',
};
const requestLeadMs = 9_000;

/** The operations of the requests and jobs that perform such steps. */
function operationOf({ action, actor }: ActionHistory): OperationName {
  const isDone = actor.kind === 'system';
  switch (action) {
    case 'start':
    case 'submit':
    case 'resubmit':
      return `application.${action}`;
    case 'certify':
      return 'application.certified';
    case 'generateForm':
      return isDone ? 'openingForm.generated' : 'openingForm.generate';
    case 'signForm':
      return 'openingForm.signed';
    case 'importToBackOffice':
      return isDone ? 'application.imported' : 'application.import';
    default:
      return 'application.changeStatus';
  }
}

function authorOf({ kind, name }: ActionHistory['actor']): SeededOperation['by'] {
  if (kind === 'staff' && name !== null) return name;
  return { kind, refID: null, userID: null, userName: kind === 'system' ? null : name };
}
