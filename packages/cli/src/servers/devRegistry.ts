// The registries of the development server. They are composed from the definitions in the plugins' sources, and again
// when a definition, a text or a package.json changes. Open pages are told of an edited definition as soon as it has been
// read; their part is `dev/followEditedPlugins.ts` of the host.
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import type { Plugin } from 'vite';
import { composeRegistry, type RegisteredPlugin, toRegistryEntry } from '../plugins/composeRegistry.ts';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { type DevDefinitions, reportPluginError } from './devDefinitions.ts';

const address = new RegExp(String.raw`^${defaultBase}registry/([a-z0-9-]+)\.json(?:\?|$)`);
const textFile = /[\\/]locales[\\/][^\\/]+\.ts$/;
/** Editors write a file several times in a row. No page waits for the reading after an edit of a text. */
const quietMs = { definition: 20, text: 500 };

/** What the registries are composed of. */
export interface DevRegistryOptions {
  readonly sources: readonly PluginSource[];
  readonly definitions: DevDefinitions;
  /** Changes each entry. */
  readonly change?: (plugin: RegisteredPlugin) => RegisteredPlugin;
}

/** Serves `registry/<display code>.json` below {@link defaultBase}. */
export function devRegistry({ sources, definitions, change = (plugin) => plugin }: DevRegistryOptions): Plugin {
  const entries = new Set(sources.map(({ entry }) => toUrlPath(entry)));
  /** When the modules of a definition were last edited, by the plugin's folder: a browser keeps what it has imported. */
  const edits = new Map<string, number>();
  return {
    name: 'brokerdesk:dev-registry',
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      /** The folders of the plugins that open pages have to be told of. */
      const edited = new Set<string>();
      const readAhead = async () => {
        const folders = [...edited];
        edited.clear();
        try {
          const described = await definitions.read(server);
          // A page goes on with the last usable definition.
          if (described.some(({ source }) => folders.includes(source.folder))) server.ws.send('brokerdesk:registry');
        } catch (error) {
          reportPluginError(error, server);
        }
      };
      server.watcher.add(
        sources.flatMap(({ folder }) => [path.join(folder, 'src'), path.join(folder, 'package.json')]),
      );
      server.watcher.on('all', (_event, file) => {
        const source = definitions.forget(path.resolve(file));
        if (source === undefined) return;
        const isText = textFile.test(file);
        if (!isText) {
          edits.set(source.folder, Date.now());
          edited.add(source.folder);
        }
        clearTimeout(timer);
        timer = setTimeout(() => void readAhead(), isText && edited.size === 0 ? quietMs.text : quietMs.definition);
      });
      server.middlewares.use(async (request, response, next) => {
        const displayCode = address.exec(request.url ?? '')?.[1];
        if (displayCode === undefined) return next();
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Type', 'application/json');
        try {
          const plugins = (await definitions.read(server)).map((plugin) =>
            change(toDevEntry(plugin, edits.get(plugin.source.folder))),
          );
          response.end(JSON.stringify(composeRegistry(plugins, displayCode)));
        } catch (error) {
          reportPluginError(error, server);
          response.statusCode = 500;
          response.end(JSON.stringify({ error: String(error) }));
        }
      });
      void readAhead();
    },
    // Without it, Vite would reload the page for an edit of a definition, or of a module that it imports.
    transform(code, id) {
      return entries.has(id) ? { code: `${code}\nimport.meta.hot?.accept();\n`, map: null } : undefined;
    },
  };
}

function toDevEntry(plugin: DescribedPlugin, editedAt: number | undefined): RegisteredPlugin {
  const { entry } = plugin.source;
  const folder = toUrlPath(path.dirname(entry));
  const base = `${defaultBase}@fs${folder.startsWith('/') ? '' : '/'}${folder}/`;
  const name = path.basename(entry);
  return toRegistryEntry(plugin, { base, entry: editedAt === undefined ? name : `${name}?t=${editedAt}` });
}

function toUrlPath(file: string): string {
  return file.replaceAll('\\', '/');
}
