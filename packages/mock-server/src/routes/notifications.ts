import type { Route } from '../pipeline/Route.ts';

export const notificationsRoutes: readonly Route[] = [];
