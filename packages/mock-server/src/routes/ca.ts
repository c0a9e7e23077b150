import type { Route } from '../pipeline/Route.ts';

export const caRoutes: readonly Route[] = [];
