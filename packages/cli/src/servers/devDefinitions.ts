// The definitions of plugins while `dev` runs. Registry and emulator share one reading, because each is a child process,
// and only definitions that may have changed are read again.
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import { describeTaken, findTakenAddresses } from '../plugins/findTakenAddresses.ts';
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
  /** What was last said about a broken definition, by folder: each part of the page asks for it. */
  const reported = new Map<string, string>();
  const warned = new Set<string>();
  async function describe(folders: readonly string[], server: ViteDevServer) {
    const { described, broken } = await describePlugins(await Promise.all(folders.map((folder) => readPlugin(folder))));
    for (const plugin of described) latest.set(plugin.source.folder, plugin);
    for (const { error, source } of broken) {
      reportPluginError(error, server, { isRepeated: reported.get(source.folder) === error.message });
      reported.set(source.folder, error.message);
    }
    for (const { source } of described) reported.delete(source.folder);
    const taken = findTakenAddresses([...latest.values()]).map(describeTaken);
    for (const warning of [...described.flatMap(({ warnings }) => warnings), ...taken]) {
      if (!warned.has(warning)) printWarning(warning);
      warned.add(warning);
    }
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

/** How {@link reportPluginError} reports. */
export interface ReportOptions {
  /** Whether the terminal has the message already; a page that has just been opened does not. */
  readonly isRepeated?: boolean;
  /** What goes on in spite of the error. */
  readonly consequence?: string;
}

/** Prints an error of a plugin in the terminal and shows it in the page. */
export function reportPluginError(error: unknown, server: ViteDevServer, options: ReportOptions = {}): void {
  const { isRepeated = false, consequence } = options;
  const { message, hint } = describeFailure(error);
  const remedy = consequence === undefined ? hint : `${hint}\n${consequence}`;
  if (!isRepeated) printError(`${styled('red', message)}\n${remedy}`);
  server.ws.send({ type: 'error', err: { message: `${message}\n${remedy}`, stack: '' } });
}

/** Errors with a hint are those of admin-cli and the emulator; any other comes from the code of a plugin, so its place is named. */
function describeFailure(error: unknown): { readonly message: string; readonly hint: string } {
  if (!(error instanceof Error)) return { message: String(error), hint: 'A plugin has thrown this value.' };
  if ('hint' in error && typeof error.hint === 'string') return { message: error.message, hint: error.hint };
  const [, frame = 'a plugin'] = /^\s+at (.+)$/m.exec(error.stack ?? '') ?? [];
  return { message: error.message, hint: `It was thrown at ${frame}.` };
}
