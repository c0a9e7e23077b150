// The errors of the commands. Codes are stable; README.md lists the exit codes.
import { stripVTControlCharacters } from 'node:util';

/** The codes of this package's errors. */
export type CliErrorCode =
  | 'PORT_TAKEN'
  | 'PLUGIN_NOT_FOUND'
  | 'PLUGIN_UNREADABLE'
  | 'PLUGIN_INVALID'
  | 'PLUGIN_ID_TAKEN'
  | 'PLUGIN_BUNDLES_SHARED'
  | 'PLUGIN_IMPORT_UNKNOWN'
  | 'PLUGIN_BUILD_FAILED'
  | 'FUNCTION_OWNED_TWICE'
  | 'FUNCTION_INVALID'
  | 'EXTENSION_BROKEN'
  | 'EXTENSION_CONFLICT'
  | 'FOLDER_NOT_OURS'
  | 'FOLDER_UNUSABLE'
  | 'HOST_BUILD_FAILED'
  | 'PORTAL_NOT_BUILT'
  | 'OPTIONS_CLASH'
  | 'ACCOUNT_UNKNOWN'
  | 'ADDRESS_NOT_PORTAL'
  | 'ADDRESS_NOT_BACK_END'
  | 'ACCOUNTS_INVALID'
  | 'BASELINE_INVALID'
  | 'HAR_INVALID'
  | 'REQUIREMENTS_UNKNOWN'
  | 'ADDRESS_UNREACHABLE'
  | 'EMULATOR_UNREACHABLE'
  | 'ROLE_UNKNOWN'
  | 'FAULT_INVALID'
  | 'REPORT_INVALID'
  | 'TEXTS_UNREADABLE'
  | 'TRANSLATIONS_INVALID'
  | 'OVERRIDES_INVALID'
  | 'FILE_UNREADABLE'
  | 'NAME_MISSING'
  | 'NAME_INVALID'
  | 'NAME_TAKEN'
  | 'TITLE_INVALID'
  | 'ITEM_INVALID'
  | 'TEMPLATE_UNKNOWN'
  | 'FOLDER_NOT_EMPTY'
  | 'PACKAGES_NOT_FOUND'
  | 'FOLDER_NOT_WRITTEN'
  | 'STEP_FAILED'
  | 'SOURCE_UNEXPECTED'
  | 'CANCELLED'
  | 'TESTS_MISSING'
  | 'TOOL_MISSING'
  | 'KEY_UNREADABLE'
  | 'PACKAGE_INVALID'
  | 'REGISTRY_INVALID'
  | 'REGISTRY_REFUSED'
  | 'REGISTRY_BUSY';

const usageCodes: ReadonlySet<CliErrorCode> = new Set([
  'ADDRESS_NOT_PORTAL',
  'ADDRESS_NOT_BACK_END',
  'ACCOUNTS_INVALID',
  'BASELINE_INVALID',
  'HAR_INVALID',
  'REQUIREMENTS_UNKNOWN',
  'ADDRESS_UNREACHABLE',
  'FOLDER_NOT_OURS',
  'FOLDER_UNUSABLE',
  'KEY_UNREADABLE',
  'OPTIONS_CLASH',
  'ACCOUNT_UNKNOWN',
  'ROLE_UNKNOWN',
  'FAULT_INVALID',
  'REPORT_INVALID',
  'FILE_UNREADABLE',
  'NAME_MISSING',
  'NAME_INVALID',
  'FUNCTION_INVALID',
  'NAME_TAKEN',
  'TITLE_INVALID',
  'ITEM_INVALID',
  'TEMPLATE_UNKNOWN',
  'FOLDER_NOT_EMPTY',
  'PACKAGES_NOT_FOUND',
]);

/** An error that ends a command; the message says what happened to what, the hint what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code: CliErrorCode;
  readonly hint: string;

  constructor(code: CliErrorCode, details: { message: string; hint: string; cause?: unknown }) {
    super(details.message, { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
  }

  /** 2 for wrong usage, 130 if the user ended the questions, 1 for all other errors. */
  get exitCode(): number {
    if (this.code === 'CANCELLED') return 130;
    return usageCodes.has(this.code) ? 2 : 1;
  }
}

/** Returns the message of an error as plain text; bundlers colour theirs. */
export function describeError(cause: unknown): string {
  return stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
}
