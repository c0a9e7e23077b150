import type { Route } from '../pipeline/Route.ts';

export const agreementsRoutes: readonly Route[] = [];
