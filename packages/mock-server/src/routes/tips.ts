import type { Route } from '../pipeline/Route.ts';

export const tipsRoutes: readonly Route[] = [];
