import type { Route } from '../pipeline/Route.ts';

export const openingFormsRoutes: readonly Route[] = [];
