import type { Route } from '../pipeline/Route.ts';

export const aiRoutes: readonly Route[] = [];
