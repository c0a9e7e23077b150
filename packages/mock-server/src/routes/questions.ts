import type { Route } from '../pipeline/Route.ts';

export const questionsRoutes: readonly Route[] = [];
