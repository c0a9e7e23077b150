import { coreExtensions } from '../resources/coreExtensions.ts';

/** The routes that the emulator answers without plugins. */
export const coreRoutes = coreExtensions.flatMap(({ routes }) => routes);
