// Why a plugin, or a part of it, is not shown. Codes are stable; the text for people is the host's `plugin.hint.<code>`.

/** The codes of plugin failures. */
export const pluginFailureCodes = [
  'PLG_INTEGRITY',
  'PLG_UNPINNED',
  'PLG_LOAD',
  'PLG_LOAD_THROW',
  'PLG_LOAD_TIMEOUT',
  'PLG_SETUP_THROW',
  'PLG_SETUP_TIMEOUT',
  'PLG_SDK_RANGE',
  'PLG_DEFINITION',
  'PLG_CONTRIBUTION',
  'PLG_RENDER',
  'PLG_QUARANTINED',
  'PLG_BLOCKED',
] as const;

/** One of {@link pluginFailureCodes}. */
export type PluginFailureCode = (typeof pluginFailureCodes)[number];

/** A plugin, or a part of it, failed. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure';
  readonly code: PluginFailureCode;
  readonly pluginId: string;
  /** The file that is to blame, relative to the plugin's folder. */
  readonly file: string | undefined;

  constructor(
    code: PluginFailureCode,
    details: { pluginId: string; message: string; file?: string | undefined; cause?: unknown },
  ) {
    super(details.message, { cause: details.cause });
    this.code = code;
    this.pluginId = details.pluginId;
    this.file = details.file;
  }
}

/** The registry could not be read, so nothing is known about plugins. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code = 'REGISTRY_UNREADABLE';
  readonly hint = 'Try again; if it stays, ask the administrator whether the portal was built completely.';
}
