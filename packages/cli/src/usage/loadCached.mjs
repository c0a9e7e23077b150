// @ts-check
import module from 'node:module';
import { isInstalled } from '../places.mjs';

/**
 * Loads a command. Node's compile cache is written once the command has had time to start, so that a server that is killed
 * soon after has it next time, too.
 * @template Module
 * @param {() => Promise<Module>} load
 */
export async function loadCached(load) {
  if (isInstalled) (await import('../registerPackageSources.mjs')).registerPackageSources();
  // Node 20 has no such cache; only `create` runs there.
  if (module.flushCompileCache !== undefined) setTimeout(module.flushCompileCache, 1500).unref();
  return load();
}
