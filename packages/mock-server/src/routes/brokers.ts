import type { Route } from '../pipeline/Route.ts';

export const brokersRoutes: readonly Route[] = [];
