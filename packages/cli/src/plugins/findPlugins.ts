import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assertUsableFolder } from '../assertUsableFolder.ts';
import { CliError } from '../errors.ts';
import { listProductFolders } from '../places.mjs';

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

/** Display codes name files of the registry, so nothing else is accepted. */
const displayCode = /^[A-Za-z0-9_-]{1,32}$/;

/** Finds the product's own plugins, in alphabetical order, and then those in the given folders. */
export async function findPlugins(extraFolders: readonly string[] = []): Promise<readonly PluginSource[]> {
  const folders = new Set([...listProductFolders(), ...extraFolders.map((folder) => path.resolve(folder))]);
  return Promise.all([...folders].map((folder) => readPlugin(folder)));
}

/** Reads the package of a plugin in any folder; only the plugins of the product are first-party. */
export async function readPlugin(givenFolder: string): Promise<PluginSource> {
  const folder = path.resolve(givenFolder);
  assertUsableFolder(folder);
  const entry = entryOf(folder);
  if (!existsSync(entry)) {
    throw new CliError('PLUGIN_NOT_FOUND', {
      message: `${folder} is not a plugin: it has no src/plugin.ts.`,
      hint: 'Pass the folder with the package.json of the plugin.',
    });
  }
  return { folder, entry, brokers: await readBrokers(folder), firstParty: listProductFolders().includes(folder) };
}

async function readBrokers(folder: string): Promise<readonly string[] | undefined> {
  const file = path.join(folder, 'package.json');
  const brokers = (await readPackage(file)).brokerdesk?.brokers;
  if (brokers === undefined) return undefined;
  if (Array.isArray(brokers) && brokers.every(isDisplayCode)) return brokers;
  throw new CliError('PLUGIN_INVALID', {
    message: `${file} has an invalid list of brokers.`,
    hint: 'Write "brokerdesk": { "brokers": ["harbour"] }, with display codes: letters, digits, "-" and "_", at most 32.',
  });
}

/** Whether a value can be the display code of a broker. */
export function isDisplayCode(code: unknown): code is string {
  return typeof code === 'string' && displayCode.test(code);
}

async function readPackage(file: string): Promise<{ readonly brokerdesk?: { readonly brokers?: unknown } | null }> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CliError('PLUGIN_INVALID', { message: `${file} cannot be read.`, hint: 'A plugin is a package.', cause });
  });
  const content = parse(file, text);
  if (typeof content === 'object' && content !== null) return content;
  throw new CliError('PLUGIN_INVALID', {
    message: `${file} does not contain an object.`,
    hint: 'A plugin is a package.',
  });
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = `${file} is not valid JSON: ${(cause as SyntaxError).message}.`;
    throw new CliError('PLUGIN_INVALID', { message, hint: 'Fix the file.', cause });
  }
}

function entryOf(folder: string): string {
  return path.join(folder, 'src', 'plugin.ts');
}
