// The definitions of plugins while `dev` runs. Registry and emulator share one reading, because each is a child process,
// and only definitions that may have changed are read again.
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { CliError } from '../errors.ts';
import { type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import { type PluginSource, readPlugin } from '../plugins/findPlugins.ts';
import { printError, printWarning, styled } from '../terminal/printLine.ts';

/** The definitions of the plugins that `dev` serves. */
export interface DevDefinitions {
  /** Returns the usable definitions, and reads those that have been forgotten; reports broken ones. */
  readonly read: (server: ViteDevServer) => Promise<readonly DescribedPlugin[]>;
  /**
   * Lets the next {@link read} read the definition that consists of an edited file, among others. Returns its plugin;
   * undefined if there is none.
   */
  readonly forget: (file: string) => PluginSource | undefined;
  /** Returns the id that a folder's plugin had when it was last read; undefined if it has never been usable. */
  readonly idOf: (folder: string) => string | undefined;
}

/** What every definition consists of, besides the modules that it has loaded. */
const definitionFile = /^(?:src[\\/]plugin\.ts|src[\\/]locales[\\/][^\\/]+\.ts|package\.json)$/;

/** Creates the definitions of some plugins; nothing is read yet. */
export function createDevDefinitions(sources: readonly PluginSource[]): DevDefinitions {
  /** By folder; a definition that is broken is undefined. */
  const readings = new Map<string, Promise<DescribedPlugin | undefined>>();
  const latest = new Map<string, DescribedPlugin>();
  async function describe(folders: readonly string[], server: ViteDevServer) {
    const { described, broken } = await describePlugins(await Promise.all(folders.map((folder) => readPlugin(folder))));
    for (const plugin of described) latest.set(plugin.source.folder, plugin);
    for (const { error } of broken) reportPluginError(error, server);
    for (const warning of described.flatMap(({ warnings }) => warnings)) printWarning(warning);
    return new Map(described.map((plugin) => [plugin.source.folder, plugin]));
  }
  function start(folders: readonly string[], server: ViteDevServer) {
    const all = describe(folders, server);
    for (const folder of folders) {
      const forgetThis = () => {
        if (readings.get(folder) === reading) readings.delete(folder);
      };
      const reading = all.then(
        (described) => {
          // A file may have been read while an editor wrote it, and the watcher does not report every write.
          if (!described.has(folder)) forgetThis();
          return described.get(folder);
        },
        (error: unknown) => {
          forgetThis();
          throw error;
        },
      );
      readings.set(folder, reading);
    }
  }
  return {
    async read(server) {
      const folders = sources.map(({ folder }) => folder);
      const missing = folders.filter((folder) => !readings.has(folder));
      if (missing.length > 0) start(missing, server);
      const results = await Promise.all(folders.map(async (folder) => readings.get(folder)));
      return results.filter((plugin) => plugin !== undefined);
    },
    forget(file) {
      const source = sources.find(
        ({ folder }) =>
          latest.get(folder)?.files.includes(file) === true || definitionFile.test(path.relative(folder, file)),
      );
      if (source) readings.delete(source.folder);
      return source;
    },
    idOf: (folder) => latest.get(folder)?.description.id,
  };
}

/** Prints an error of a plugin in the terminal and shows it in the page. */
export function reportPluginError(error: unknown, server: ViteDevServer): void {
  const { message, hint } =
    error instanceof CliError ? error : { message: String(error), hint: 'This is a bug in admin-cli.' };
  printError(`${styled('red', message)}\n${hint}`);
  server.ws.send({ type: 'error', err: { message: `${message}\n${hint}`, stack: '' } });
}
