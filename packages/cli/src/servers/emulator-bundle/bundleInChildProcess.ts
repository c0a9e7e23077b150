// Runs in a process of its own beside a started emulator, whose answers must not wait for it. Uses the new bundle once
// the way a start does, so that Node's compile cache has it too.
import { setPriority } from 'node:os';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleFolder, compileCacheFolder } from './cacheFolders.ts';
import type { EmulatorBundle } from './EmulatorBundle.ts';
import { makeEmulatorBundle } from './makeEmulatorBundle.ts';

const mocks = process.argv.slice(2);
const lowest = 19;

// A child without its parent has nobody to work for. Leaving this way lets what is half made be taken away.
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(end, () => process.exit(0));
setPriority(lowest);
const emulator = fileURLToPath(import.meta.resolve('@brokerdesk/mock-server'));
const file = await makeEmulatorBundle({ folder: bundleFolder, emulator, mocks });
if (file !== undefined) {
  enableCompileCache(compileCacheFolder);
  const { createEmulator, loaders } = (await import(pathToFileURL(file).href)) as EmulatorBundle;
  await Promise.all(Object.values(loaders).map((load) => load()));
  const running = createEmulator();
  await running.app.inject('/api/systems/brokers/infos');
  await running.close();
  flushCompileCache();
}
process.exit(0);
