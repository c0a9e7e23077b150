import type { Route } from '../pipeline/Route.ts';

export const deviceApplicationsRoutes: readonly Route[] = [];
