import type { Route } from '../pipeline/Route.ts';

export const statisticsRoutes: readonly Route[] = [];
