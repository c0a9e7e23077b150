import { contactDetailRoutes } from './contactDetails.ts';
import { contactGroupRoutes } from './contactGroups.ts';
import type { Route } from '../pipeline/Route.ts';

export const contactsRoutes: readonly Route[] = [...contactGroupRoutes, ...contactDetailRoutes];
