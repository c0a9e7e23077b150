import { productHalves } from '../productHalves.ts';

/** The routes that the emulator answers without plugins. */
export const coreRoutes = productHalves.flatMap(({ routes }) => routes);
