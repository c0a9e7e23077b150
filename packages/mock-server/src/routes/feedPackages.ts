import type { Route } from '../pipeline/Route.ts';

export const feedPackagesRoutes: readonly Route[] = [];
