import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cacheFolder = fileURLToPath(new URL('../../../../../.brokerdesk', import.meta.url));

/** Where the bundle of the emulator is kept. */
export const bundleFolder: string = path.join(cacheFolder, 'emulator');

/** Where Node keeps compiled code; main.mjs names it too. */
export const compileCacheFolder: string = path.join(cacheFolder, 'compile-cache');
