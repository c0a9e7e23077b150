import type { PluginSource } from '../plugins/PluginSource.ts';

/** A plugin of a built portal. */
export interface PortalPlugin {
  readonly id: string;
  readonly version: string;
  /** The address of its folder. */
  readonly base: string;
  /** The size of all its files. */
  readonly bytes: number;
  /** The display codes of the brokers that get it; null for all. */
  readonly brokers: readonly string[] | null;
}

/** A built portal. */
export interface BuiltPortal {
  readonly folder: string;
  readonly plugins: readonly PortalPlugin[];
}

/** A source of a portal with the hash of everything that its build reads. */
export interface HashedPlugin {
  readonly source: PluginSource;
  readonly hash: string;
}
