/** A plugin's folder, before any of its code has been run. */
export interface PluginSource {
  readonly folder: string;
  /** The module whose default export is the plugin's definition. */
  readonly entry: string;
  /** The display codes of the brokers that get the plugin; undefined for all. */
  readonly brokers: readonly string[] | undefined;
  /** Whether it belongs to the product. */
  readonly firstParty: boolean;
}
