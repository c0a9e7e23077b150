// The registries of the development server. They are composed from the definitions in the plugins' sources, and again
// when a definition, a text or a package.json changes. Vite itself reloads a page whose plugin.ts or texts have changed.
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CliError } from '../errors.ts';
import { composeRegistry, type RegisteredPlugin, toRegistryEntry } from '../plugins/composeRegistry.ts';
import { type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { printError, printWarning, styled } from '../terminal/printLine.ts';

const address = /^\/admin\/registry\/([a-z0-9-]+)\.json(?:\?|$)/;
const definitionFile = /[\\/](?:src[\\/]plugin\.ts|src[\\/]locales[\\/][^\\/]+\.ts|package\.json)$/;

/** Serves `/admin/registry/<display code>.json`, with each entry as `change` returns it. */
export function devRegistry(
  sources: readonly PluginSource[],
  change: (plugin: RegisteredPlugin) => RegisteredPlugin = (plugin) => plugin,
): Plugin {
  let entries: Promise<readonly RegisteredPlugin[]> | undefined;
  function describe(server: ViteDevServer): Promise<readonly RegisteredPlugin[]> {
    const described = describeEntries(sources, server).then(({ registered, isComplete }) => {
      // A file may have been read while an editor wrote it, and the watcher does not report every write.
      if (!isComplete && entries === described) entries = undefined;
      return registered.map(change);
    });
    return described;
  }
  return {
    name: 'brokerdesk:dev-registry',
    configureServer(server) {
      server.watcher.add(
        sources.flatMap(({ folder }) => [path.join(folder, 'src'), path.join(folder, 'package.json')]),
      );
      server.watcher.on('all', (_event, file) => {
        if (definitionFile.test(file)) entries = undefined;
      });
      server.middlewares.use(async (request, response, next) => {
        const displayCode = address.exec(request.url ?? '')?.[1];
        if (displayCode === undefined) return next();
        entries ??= describe(server);
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Type', 'application/json');
        try {
          response.end(JSON.stringify(composeRegistry(await entries, displayCode)));
        } catch (error) {
          reportPluginError(error, server);
          response.statusCode = 500;
          response.end(JSON.stringify({ error: String(error) }));
        }
      });
      entries = describe(server);
    },
  };
}

async function describeEntries(
  sources: readonly PluginSource[],
  server: ViteDevServer,
): Promise<{ readonly registered: readonly RegisteredPlugin[]; readonly isComplete: boolean }> {
  const current = await Promise.all(sources.map(({ folder }) => readPlugin(folder)));
  const { described: sound, broken } = await describePlugins(current);
  for (const { error } of broken) reportPluginError(error, server);
  for (const warning of sound.flatMap(({ warnings }) => warnings)) printWarning(warning);
  return { registered: sound.map(toDevEntry), isComplete: broken.length === 0 };
}

function toDevEntry(plugin: DescribedPlugin): RegisteredPlugin {
  const { entry } = plugin.source;
  const folder = path.dirname(entry).replaceAll('\\', '/');
  const base = `/admin/@fs${folder.startsWith('/') ? '' : '/'}${folder}/`;
  return toRegistryEntry(plugin, { base, entry: path.basename(entry) });
}

/** Prints an error of a plugin in the terminal and shows it in the page. */
export function reportPluginError(error: unknown, server: ViteDevServer): void {
  const { message, hint } =
    error instanceof CliError ? error : { message: String(error), hint: 'This is a bug in admin-cli.' };
  printError(`${styled('red', message)}\n${hint}`);
  server.ws.send({ type: 'error', err: { message: `${message}\n${hint}`, stack: '' } });
}
