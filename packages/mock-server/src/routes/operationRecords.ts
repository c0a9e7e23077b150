import type { Route } from '../pipeline/Route.ts';

export const operationRecordsRoutes: readonly Route[] = [];
