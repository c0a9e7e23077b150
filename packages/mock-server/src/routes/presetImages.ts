import type { Route } from '../pipeline/Route.ts';

export const presetImagesRoutes: readonly Route[] = [];
