import { fileURLToPath } from 'node:url';

/** The folder of the host package, which is also the root of its Vite builds. */
export const hostFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
