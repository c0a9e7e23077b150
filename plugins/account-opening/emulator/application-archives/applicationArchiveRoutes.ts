import { applicationActions, downloadArchives, nextActions } from '@brokerdesk/api';
import { dayOf, findOwn, formatDay, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { makeArchive } from './makeArchive.ts';
import { applicantName } from '../applications/changes/changeStatus.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const applicationArchiveRoutes: readonly Route[] = [
  route(downloadArchives, async (context, { query: { applyIDs } }) => {
    const requestedIDs = [...new Set(applyIDs.split(','))];
    const rows = requestedIDs.flatMap((applyID) => findOwn<ApplicationRow>(context, 'applications', applyID) ?? []);
    // A foreign application fails the whole request: a partial response would reveal which one it is.
    if (rows.length < requestedIDs.length) return notFound;
    const from: readonly string[] = applicationActions.download.from;
    const notDownloadable = rows.find(({ status }) => !from.includes(status));
    if (notDownloadable) {
      const { applyID, status } = notDownloadable;
      const actions = nextActions(status, context.caller?.functions ?? new Set());
      return { code: 'E0015', data: { applyID, status, actions } };
    }
    for (const row of rows) context.recordOperation({ targetID: row.applyID, targetName: applicantName(row) });
    const bytes = await makeArchive(context, rows);
    const [only] = rows.length === 1 ? requestedIDs : [];
    const fileName = `applications-${only ?? formatDay(dayOf(context.now()))}.zip`;
    return { code: 'OK', bytes, contentType: 'application/zip', fileName };
  }),
];
