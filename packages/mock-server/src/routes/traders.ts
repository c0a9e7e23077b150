import type { Route } from '../pipeline/Route.ts';

export const tradersRoutes: readonly Route[] = [];
