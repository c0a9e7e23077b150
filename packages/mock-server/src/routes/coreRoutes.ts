import type { Route } from '../pipeline/Route.ts';
import { applicationRoutes } from './applications.ts';
import { authRoutes } from './auths.ts';
import { systemRoutes } from './systems.ts';
import { userRoutes } from './users.ts';

/** Every call that the emulator itself answers. */
export const coreRoutes: readonly Route[] = [...authRoutes, ...systemRoutes, ...applicationRoutes, ...userRoutes];
