import type { Route } from '../pipeline/Route.ts';

export const imagesRoutes: readonly Route[] = [];
