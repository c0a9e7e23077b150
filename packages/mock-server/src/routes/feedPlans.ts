import type { Route } from '../pipeline/Route.ts';

export const feedPlansRoutes: readonly Route[] = [];
