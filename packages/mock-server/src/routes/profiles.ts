import type { Route } from '../pipeline/Route.ts';

export const profilesRoutes: readonly Route[] = [];
