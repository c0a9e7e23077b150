import type { Route } from '../pipeline/Route.ts';

export const referrersRoutes: readonly Route[] = [];
