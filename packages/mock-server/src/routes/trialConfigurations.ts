import type { Route } from '../pipeline/Route.ts';

export const trialConfigurationsRoutes: readonly Route[] = [];
