import type { Route } from '../pipeline/Route.ts';

export const contactsRoutes: readonly Route[] = [];
