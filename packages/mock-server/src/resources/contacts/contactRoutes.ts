import { contactDetailRoutes } from './contactDetailRoutes.ts';
import { contactGroupRoutes } from './contactGroupRoutes.ts';
import type { Route } from '../../pipeline/Route.ts';

export const contactRoutes: readonly Route[] = [...contactGroupRoutes, ...contactDetailRoutes];
