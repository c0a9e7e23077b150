import { listSimilarScores } from '@brokerdesk/api';
import { findOwn } from '../../shared-rules/ownRows.ts';
import { findSimilar } from './similarApplications.ts';
import { notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const aiRoutes: readonly Route[] = [
  route(listSimilarScores, (context, { query: { applyID } }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    return row ? { code: 'OK', data: findSimilar(context, row) } : notFound;
  }),
];
