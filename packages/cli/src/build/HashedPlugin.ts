import type { PluginSource } from '../plugins/PluginSource.ts';

/** A plugin with the hash of everything that its build reads. */
export interface HashedPlugin {
  readonly source: PluginSource;
  readonly hash: string;
}
