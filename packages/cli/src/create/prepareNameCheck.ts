import { isBuiltin } from 'node:module';
import path from 'node:path';
import { reservedPluginIds } from '@brokerdesk/plugin-sdk/reserved-ids';
import { CliError } from '../errors.ts';
import { findNameProblem } from './findNameProblem.ts';
import { findPluginIds } from './findPluginIds.ts';
import { findFolderProblem } from './placeFolder.ts';

/** Returns why a plugin cannot be created under a name in a folder; undefined if it can. */
export type NameCheck = (name: string, folder: string) => CliError | undefined;

/** Reads which names are taken, so that each of several names can be checked at once while a user types. */
export function prepareNameCheck(root: string | undefined): NameCheck {
  const ids = findPluginIds(root);
  return (name, folder) =>
    findInvalidName(name, reservedPluginIds) ?? findTakenName(name, ids) ?? findFolderProblem(folder);
}

function findInvalidName(name: string, reserved: readonly string[]): CliError | undefined {
  const problem = findNameProblem(name) ?? findReservedName(name, reserved);
  if (problem === undefined) return undefined;
  return new CliError('NAME_INVALID', {
    message: `"${name}" cannot be the name of a plugin: ${problem}`,
    hint: 'Choose another name, such as: admin-cli create branch-visits',
  });
}

function findReservedName(name: string, reserved: readonly string[]): string | undefined {
  if (reserved.includes(name)) return `the texts of the portal have that id: ${name}-plugin?`;
  return isBuiltin(name) ? `a module of Node has that name: ${name}-plugin?` : undefined;
}

function findTakenName(name: string, ids: ReadonlyMap<string, string>): CliError | undefined {
  const taken = ids.get(name);
  if (taken === undefined) return undefined;
  return new CliError('NAME_TAKEN', {
    message: `The plugin in ${path.relative(process.cwd(), taken) || '.'} has the id ${name}, and a portal cannot have two plugins with one id.`,
    hint: `Choose another name: ${name}-2?`,
  });
}
