/** The file of a built portal that lists its plugins, as {@link PortalPlugin}. */
export const portalPluginsFile = 'plugins.json';

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
