import type { InputOf, listDeviceApplications } from '@brokerdesk/api';
import { dayInShanghai, matchesText, ownRows, type RequestContext, sortRows } from '@brokerdesk/mock-server/engine';
import type { DeviceApplicationRow } from './deviceApplicationRows.ts';

type Query = NonNullable<InputOf<typeof listDeviceApplications>['query']>;

/** Finds and sorts the broker's device applications by everything but their status, so that statuses can be counted. */
export function selectDeviceApplications(
  context: RequestContext,
  {
    q,
    sort = '-applyTime',
    applicationID,
    loginID,
    applyDateFrom,
    applyDateTo,
  }: Omit<Query, 'status' | 'page' | 'size'>,
): readonly DeviceApplicationRow[] {
  const text = q;
  const from = applyDateFrom === undefined ? Number.NEGATIVE_INFINITY : dayInShanghai(applyDateFrom).from;
  const until = applyDateTo === undefined ? Number.POSITIVE_INFINITY : dayInShanghai(applyDateTo).until;
  const found = ownRows<DeviceApplicationRow>(context, 'deviceApplications').filter((row) => {
    const time = Date.parse(row.applyTime);
    return (
      (applicationID === undefined || row.applicationID === applicationID) &&
      (loginID === undefined || row.loginID === loginID) &&
      time >= from &&
      time <= until &&
      matchesText([row.userName, row.loginID, row.phone, row.email, row.deviceInfo, row.UUID], text)
    );
  });
  return sortRows(found, {
    sort,
    language: context.language,
    valueOf: sortValue,
    idOf: ({ applicationID }) => applicationID,
  });
}

export function countStatuses(rows: readonly DeviceApplicationRow[]): Record<DeviceApplicationRow['status'], number> {
  const counts = { PND: 0, APV: 0, REJ: 0, BIND: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

function sortValue(row: DeviceApplicationRow, field: string): string | null {
  switch (field) {
    case 'userName':
    case 'loginID':
      return row[field];
    case 'approvalTime':
      return row.approvalTime;
    default:
      return row.applyTime;
  }
}
