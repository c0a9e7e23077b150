import type { Route } from '../pipeline/Route.ts';

export const chinaAddressProofsRoutes: readonly Route[] = [];
