// Why a plugin, or a part of it, is not shown. Codes are stable; the text for people is the host's `plugin.hint.<code>`.

/** The codes of plugin failures. */
export const pluginFailureCodes = [
  'PLG_INTEGRITY',
  'PLG_UNPINNED',
  'PLG_LOAD',
  'PLG_OUTDATED',
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

/** What people can do about a failure themselves. */
export type Recovery = 'retry' | 'reload' | 'none';

/**
 * What helps with each failure. A browser remembers a module that failed and never asks for it again, so whatever has
 * to do with code needs a new page; an address with a query would leave the import map's integrity.
 */
export const recoveries: Readonly<Record<PluginFailureCode, Recovery>> = {
  PLG_INTEGRITY: 'reload',
  PLG_UNPINNED: 'reload',
  PLG_LOAD: 'reload',
  PLG_OUTDATED: 'reload',
  PLG_LOAD_THROW: 'reload',
  PLG_LOAD_TIMEOUT: 'reload',
  PLG_SETUP_THROW: 'retry',
  PLG_SETUP_TIMEOUT: 'retry',
  PLG_SDK_RANGE: 'none',
  PLG_DEFINITION: 'reload',
  PLG_CONTRIBUTION: 'reload',
  PLG_RENDER: 'retry',
  PLG_QUARANTINED: 'reload',
  PLG_BLOCKED: 'none',
};

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

/** A style sheet of a plugin did not come. */
export class StyleSheetError extends Error {
  override readonly name = 'StyleSheetError';
}

/** The registry could not be read, so nothing is known about plugins. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code = 'REGISTRY_UNREADABLE';
  readonly hint = 'Try again; if it stays, ask the administrator whether the portal was built completely.';
}
