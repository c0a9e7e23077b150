import { changeApplicationStatuses, deleteApplication, importToBackOffice, updateApplication } from '@brokerdesk/api';
import { guardAction } from '../behaviour/applications/applicationGuards.ts';
import { describeDetail } from '../behaviour/applications/applicationViews.ts';
import { applicantName } from '../behaviour/applications/changeStatus.ts';
import { changeStatuses } from '../behaviour/applications/changeStatuses.ts';
import { importApplications } from '../behaviour/applications/importApplications.ts';
import { removeApplication } from '../behaviour/applications/removeApplication.ts';
import { updateNames } from '../behaviour/applications/updateNames.ts';
import { type Route, route } from '../pipeline/Route.ts';

export const applicationChangesRoutes: readonly Route[] = [
  route(changeApplicationStatuses, (context, { body }) => {
    const changed = changeStatuses(context, body);
    if ('refusal' in changed) return changed.refusal;
    const done = changed.results.filter(({ code }) => code === 'OK').length;
    const results = [...changed.results];
    return { code: 'OK', data: { changed: done, refused: results.length - done, results } };
  }),

  route(updateApplication, (context, { params, body }) => {
    const updated = updateNames(context, { ...body, applyID: params.id });
    return 'refusal' in updated ? updated.refusal : { code: 'OK', data: describeDetail(context, updated.row) };
  }),

  route(deleteApplication, (context, { params, query }) => {
    const guarded = guardAction(context, { applyID: params.id, version: query.version }, 'delete');
    if ('refusal' in guarded) return guarded.refusal;
    const { applyID, status } = guarded.row;
    removeApplication(context, guarded.row);
    const changes = [{ field: 'status', before: status, after: null }];
    context.note({ targetID: applyID, targetName: applicantName(guarded.row), changes });
    return { code: 'OK', data: { applyID } };
  }),

  route(importToBackOffice, async (context, { body }) => {
    const imported = await importApplications(context, body);
    if ('refusal' in imported) return imported.refusal;
    const results = [...imported.results];
    const count = (isCounted: (result: (typeof results)[number]) => boolean) => results.filter(isCounted).length;
    return {
      code: 'OK',
      data: {
        imported: count(({ status }) => status === 'IBO'),
        failed: count(({ status }) => status === 'IPF'),
        refused: count(({ code }) => code !== 'OK'),
        results,
        csv: imported.csv,
      },
    };
  }),
];
