import type { Route } from '../pipeline/Route.ts';

export const faqRoutes: readonly Route[] = [];
