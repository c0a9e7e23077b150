// @ts-check
import module from 'node:module';
import path from 'node:path';
import { cacheFolder, isInstalled } from '../places.mjs';
import { registerPackageSources } from '../registerPackageSources.mjs';

/**
 * Loads a command with Node's compile cache, which also stores sources without their types. The cache is written once the
 * command has had time to start, so that a server that is killed soon after has it next time, too.
 * @template Module
 * @param {() => Promise<Module>} load
 */
export function loadCached(load) {
  if (isInstalled) registerPackageSources();
  module.enableCompileCache(path.join(cacheFolder, 'compile-cache'));
  setTimeout(module.flushCompileCache, 1500).unref();
  return load();
}
