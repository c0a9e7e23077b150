import { listSimilarScores } from '@brokerdesk/api';
import { findOwn, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { findSimilar } from './similarApplications.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const aiRoutes: readonly Route[] = [
  route(listSimilarScores, (context, { query: { applyID } }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    return row ? { code: 'OK', data: findSimilar(context, row) } : notFound;
  }),
];
