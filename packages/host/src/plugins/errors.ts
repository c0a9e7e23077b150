// Why a contribution or a plugin is not shown. Codes are stable; the host's texts `plugin.hint.<code>` describe them.

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

/** What users can do about a failure. */
export type Recovery = 'retry' | 'reload' | 'none';

/**
 * What helps with each failure. A browser caches the failure of a module and never requests it again, so failures of
 * code need a reload; an address with a query would bypass the integrity in the import map.
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

/** A plugin or one of its contributions failed. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure';
  readonly code: PluginFailureCode;
  readonly pluginId: string;
  /** The file that caused the failure, relative to the plugin's folder. */
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

/** A style sheet of a plugin did not arrive. */
export class StyleSheetError extends Error {
  override readonly name = 'StyleSheetError';
}
