import type { Route } from '../pipeline/Route.ts';

export const rolesRoutes: readonly Route[] = [];
