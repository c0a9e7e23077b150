/**
 * The file of a built portal that lists its plugins, as {@link PortalPlugin}. Its name begins with a dot, because servers
 * do not serve such files: it names the plugins of all brokers.
 */
export const portalPluginsFile = '.brokerdesk-plugins.json';

/** A plugin of a built portal. */
export interface PortalPlugin {
  readonly id: string;
  readonly version: string;
  /** Whether it belongs to the product. */
  readonly firstParty: boolean;
  /** The address of its folder. */
  readonly base: string;
  /** The size of all its files. */
  readonly bytes: number;
  /** The display codes of the brokers that get it; null for all. */
  readonly brokers: readonly string[] | null;
}
