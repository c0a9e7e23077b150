import { applicationActions, downloadArchives, nextActions } from '@brokerdesk/api';
import { makeArchive } from '../behaviour/applications/archives.ts';
import { applicantName } from '../behaviour/applications/changeStatus.ts';
import { dayOf, formatDay } from '../behaviour/statistics/periods.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ApplicationRow } from '../state/rows.ts';

export const applicationArchivesRoutes: readonly Route[] = [
  route(downloadArchives, async (context, { query: { applyIDs } }) => {
    const wanted = [...new Set(applyIDs.split(','))];
    const rows = wanted.flatMap((applyID) => findOwn<ApplicationRow>(context, 'applications', applyID) ?? []);
    // One that is not the broker's own spoils all: an answer with the others would tell which one it is.
    if (rows.length < wanted.length) return notFound;
    const from: readonly string[] = applicationActions.download.from;
    const early = rows.find(({ status }) => !from.includes(status));
    if (early) {
      const { applyID, status } = early;
      const actions = nextActions(status, context.caller?.functions ?? new Set());
      return { code: 'E0015', data: { applyID, status, actions } };
    }
    for (const row of rows) context.note({ targetID: row.applyID, targetName: applicantName(row) });
    const bytes = await makeArchive(context, rows);
    const [only] = rows.length === 1 ? wanted : [];
    const fileName = `applications-${only ?? formatDay(dayOf(context.now()))}.zip`;
    return { code: 'OK', bytes, contentType: 'application/zip', fileName };
  }),
];
