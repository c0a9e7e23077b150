import type { Route } from '../pipeline/Route.ts';

export const webpageContentsRoutes: readonly Route[] = [];
