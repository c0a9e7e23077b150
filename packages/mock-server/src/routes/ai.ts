import { listSimilarScores } from '@brokerdesk/api';
import { findOwn } from '../behaviour/ownRows.ts';
import { findSimilar } from '../behaviour/applications/similarApplications.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ApplicationRow } from '../state/rows.ts';

export const aiRoutes: readonly Route[] = [
  route(listSimilarScores, (context, { query: { applyID } }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    return row ? { code: 'OK', data: findSimilar(context, row) } : notFound;
  }),
];
