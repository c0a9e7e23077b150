// @ts-check
// Errors as people and programs get them, and the exit codes.
import { CommanderError } from 'commander';
import { findMissingPackage } from '../findMissingPackage.mjs';

/**
 * @typedef {object} Failure
 * @property {string} code
 * @property {string} message
 * @property {string} hint
 * @property {number} exitCode
 * @property {string} [stack] with the causes
 */

const noRight = {
  reason: 'you have no right to do that',
  remedy: 'Give yourself the right, or work in a copy of your own.',
};

/**
 * What the operating system's errors mean, and what to do.
 * @type {ReadonlyMap<string, { readonly reason: string, readonly remedy: string }>}
 */
const systemErrors = new Map([
  ['EACCES', noRight],
  ['EPERM', noRight],
  ['EROFS', { reason: 'it is on a disk that cannot be written', remedy: 'Work in a copy on another disk.' }],
  ['ENOENT', { reason: 'it does not exist', remedy: 'Correct the path.' }],
  ['ENOTDIR', { reason: 'a part of the path is a file, not a folder', remedy: 'Correct the path.' }],
  ['EISDIR', { reason: 'it is a folder, not a file', remedy: 'Name a file.' }],
  ['ENAMETOOLONG', { reason: 'the name is too long', remedy: 'Choose a shorter one.' }],
  ['ENOSPC', { reason: 'the disk is full', remedy: 'Delete what is not needed.' }],
]);

/**
 * Prints an error and returns the exit code.
 * @param {unknown} error
 * @param {{ readonly isJson: boolean, readonly isVerbose: boolean }} format
 */
export function reportFailure(error, { isJson, isVerbose }) {
  const { code, message, hint, exitCode, stack } = readFailure(error);
  if (exitCode === 0) return 0;
  if (isJson) process.stderr.write(`${JSON.stringify({ error: { code, message, hint } })}\n`);
  else {
    const separator = code === 'USAGE' ? '\n' : ' ';
    process.stderr.write(`${isVerbose && stack !== undefined ? stack : `${message}${separator}${hint}`.trim()}\n`);
  }
  return exitCode;
}

/**
 * @param {unknown} error
 * @returns {Failure}
 */
function readFailure(error) {
  if (error instanceof CommanderError) return readUsageError(error);
  if (!(error instanceof Error)) return readFailure(new Error(String(error)));
  const { code = 'UNEXPECTED', hint, exitCode = 1 } = /** @type {Partial<import('../errors.ts').CliError>} */ (error);
  const { message } = error;
  const stack = describeStack(error);
  if (hint !== undefined) return { code, message, hint, exitCode, stack };
  const missing = findMissingPackage(error);
  if (missing !== undefined) return { ...missing, exitCode, stack };
  if ('syscall' in error) {
    const known = systemErrors.get(code);
    if (known === undefined || !('path' in error)) {
      return { code, message: `${message}.`, hint: 'The operating system reported this error.', exitCode, stack };
    }
    return {
      code,
      message: `${String(error.path)}: ${known.reason}.`,
      hint: `${known.remedy} (${code})`,
      exitCode,
      stack,
    };
  }
  const hintForUs = 'No command expects this error: please report it with what --verbose prints.';
  return { code: 'UNEXPECTED', message: message.split('\n    at ')[0] ?? '', hint: hintForUs, exitCode, stack };
}

/**
 * @param {CommanderError} error
 * @returns {Failure}
 */
function readUsageError({ message: text, exitCode }) {
  const message = text.replace(/^error: /, '').replaceAll('\n', ' ');
  const hint = 'Run with --help for all commands and options.';
  // 0 is help and version.
  return { code: 'USAGE', message, hint, exitCode: exitCode && 2 };
}

/** @param {Error} error */
function describeStack(error) {
  const lines = [error.stack ?? error.message];
  for (let { cause } = error; cause instanceof Error; cause = cause.cause) lines.push(`Cause: ${cause.stack}`);
  return lines.join('\n');
}
