import type { Route } from '../pipeline/Route.ts';

export const announcementsRoutes: readonly Route[] = [];
