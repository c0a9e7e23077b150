import { changeApplicationStatuses, deleteApplication, importToBackOffice, updateApplication } from '@brokerdesk/api';
import { route, type Route } from '@brokerdesk/mock-server/engine';
import { guardAction } from './applicationGuards.ts';
import { describeDetail } from '../list/applicationViews.ts';
import { applicantName } from './changeStatus.ts';
import { changeStatuses } from './changeStatuses.ts';
import { importApplication } from '../imports/importApplication.ts';
import { removeApplication } from './removeApplication.ts';
import { updateNames } from './updateNames.ts';

export const applicationChangeRoutes: readonly Route[] = [
  route(changeApplicationStatuses, (context, { body }) => {
    const changed = changeStatuses(context, body);
    if ('error' in changed) return changed.error;
    const changedCount = changed.results.filter(({ code }) => code === 'OK').length;
    const results = [...changed.results];
    return { code: 'OK', data: { changed: changedCount, refused: results.length - changedCount, results } };
  }),

  route(updateApplication, (context, { params, body }) => {
    const updated = updateNames(context, { ...body, applyID: params.id });
    return 'error' in updated ? updated.error : { code: 'OK', data: describeDetail(context, updated.row) };
  }),

  route(deleteApplication, (context, { params, query }) => {
    const guarded = guardAction(context, { applyID: params.id, version: query.version }, 'delete');
    if ('error' in guarded) return guarded.error;
    const { applyID, status } = guarded.row;
    removeApplication(context, guarded.row);
    const changes = [{ field: 'status', before: status, after: null }];
    context.recordOperation({ targetID: applyID, targetName: applicantName(guarded.row), changes });
    return { code: 'OK', data: { applyID } };
  }),

  route(importToBackOffice, async (context, { body }) => {
    const imported = await importApplication(context, body);
    return 'error' in imported ? imported.error : { code: 'OK', data: imported.data };
  }),
];
