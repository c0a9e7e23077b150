// @ts-check
// Errors as people and programs get them, and the exit codes.
import { CommanderError } from 'commander';
import { findSimilar } from './findSimilar.mjs';

/**
 * @typedef {object} Failure
 * @property {string} code
 * @property {string} message
 * @property {string} hint
 * @property {number} exitCode
 * @property {string} [stack] with the causes; always printed for an error that no command foresees
 */

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
    const withStack = stack !== undefined && (isVerbose || code === 'UNEXPECTED');
    const separator = code === 'USAGE' ? '\n' : ' ';
    process.stderr.write(`${withStack ? stack : `${message}${separator}${hint}`.trim()}\n`);
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
  if ('syscall' in error) {
    return { code, message: `${message}.`, hint: 'The operating system reported this error.', exitCode, stack };
  }
  return { code: 'UNEXPECTED', message, hint: 'Without --json the stack is printed, too.', exitCode, stack };
}

/**
 * Turns wrong usage into an error with what was probably meant; commander suggests only commands and options.
 * @param {CommanderError} error
 * @returns {Failure}
 */
function readUsageError({ message: text, exitCode }) {
  const message = text.replace(/^error: /, '').replaceAll('\n', ' ');
  const { given = '', choices = '' } =
    /(?:argument|value) '(?<given>[^']*)' is invalid.*\. Allowed choices are (?<choices>.+)\.$/.exec(message)?.groups ??
    {};
  const meant = findSimilar(given, choices.split(', '));
  const hint = `${meant === undefined ? '' : `(Did you mean ${meant}?) `}Run with --help for all commands and options.`;
  // 0 is help and version.
  return { code: 'USAGE', message, hint, exitCode: exitCode && 2 };
}

/** @param {Error} error */
function describeStack(error) {
  const lines = [error.stack ?? error.message];
  for (let { cause } = error; cause instanceof Error; cause = cause.cause) lines.push(`Cause: ${cause.stack}`);
  return lines.join('\n');
}
