// @ts-check
// What can follow the words of a command line, read from the commands themselves.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('commander').Command} Command */
/** @typedef {import('commander').Option} CommandOption */

/**
 * Lists what the last word can become: commands, options, choices of an option or argument, users, folders of plugins.
 * @param {Command} program
 * @param {readonly string[]} words those after `admin-cli`; the last one is what is being typed, and may be empty
 * @param {{ readonly users: readonly string[], readonly brokers: readonly string[] }} names
 * @returns {readonly string[]}
 */
export function listCompletions(program, words, names) {
  const typed = words.at(-1) ?? '';
  const { command, rest } = findCommand(program, words.slice(0, -1));
  const before = rest.at(-1) ?? '';
  const option = command.options.find(({ long, short }) => before !== '' && (long === before || short === before));
  const isValue = option !== undefined && !option.isBoolean() && (option.required || option.optional);
  const all = isValue ? valuesOf(option, { typed, names }) : wordsAfter(command, { rest, typed });
  return [...new Set(all.filter((word) => word.startsWith(typed)))].toSorted();
}

/**
 * @param {Command} program
 * @param {readonly string[]} words
 */
function findCommand(program, words) {
  let command = program;
  let rest = [...words];
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) break;
    command = next;
    rest = rest.slice(1);
  }
  return { command, rest };
}

/**
 * @param {Command} command
 * @param {{ readonly rest: readonly string[], readonly typed: string }} words
 */
function wordsAfter(command, { rest, typed }) {
  const options = command.options
    .filter(({ variadic, long }) => variadic || !rest.includes(long ?? ''))
    .flatMap(({ long }) => long ?? []);
  if (typed.startsWith('-')) return [...options, '--help'];
  const [first] = command.registeredArguments;
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const takesFolders = command.registeredArguments.some((argument) => argument.name().includes('plugin'));
  const visible = command.createHelp().visibleCommands(command);
  const commands = rest.length === 0 ? visible.map((one) => one.name()).filter((name) => name !== 'help') : [];
  const help = command.parent === null && first === undefined && rest.length === 0 ? ['help'] : [];
  return [...commands, ...help, ...choices, ...(takesFolders ? listPluginFolders(typed) : [])];
}

/**
 * @param {CommandOption} option
 * @param {{ readonly typed: string, readonly names: { readonly users: readonly string[], readonly brokers: readonly string[] } }} context
 */
function valuesOf({ argChoices, long, variadic }, { typed, names }) {
  if (argChoices !== undefined) return argChoices;
  if (long === '--as') return names.users;
  if (long === '--broker') return names.brokers;
  return long === '--with' || (variadic && long === '--plugin') ? listPluginFolders(typed) : [];
}

/**
 * Lists the folders below the one that is being typed: plugins, and folders that may contain one.
 * @param {string} typed
 */
function listPluginFolders(typed) {
  const parent = typed.includes('/') ? typed.slice(0, typed.lastIndexOf('/') + 1) : '';
  const folder = path.resolve(parent === '' ? '.' : parent);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => `${parent}${name}${existsSync(path.join(folder, name, 'src', 'plugin.ts')) ? '' : '/'}`);
}
