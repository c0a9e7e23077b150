import { createHash } from 'node:crypto';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { createDevDefinitions } from './devDefinitions.ts';
import { devMocks } from './devMocks.ts';
import { devRegistry } from './devRegistry.ts';
import { devTexts } from './devTexts.ts';
import type { DevAccount } from './findDevAccount.ts';
import { configurePage, type SignatureName } from '../build/PageConfig.ts';
import { pseudoTexts, toPseudoTitles } from '../texts/pseudoTexts.ts';
import { startViteServer } from './startViteServer.ts';
import type { RunningServer } from './stopOnSignal.ts';
import { brokers, demoAccounts } from '@brokerdesk/mock-server';
import { insertPrebuiltHost } from '@brokerdesk/host/vite';
import type { Plugin } from 'vite';

/** The options of {@link startDevServer}. */
export interface DevServerOptions {
  readonly port: number;
  readonly apiTarget: string;
  readonly plugins: readonly PluginSource[];
  readonly allowedHosts: readonly string[];
  readonly signature: SignatureName;
  /** Applies the present sources of plugins, with their definitions, to the emulator. */
  readonly reloadExtensions: (described: Promise<readonly DescribedPlugin[]>) => Promise<void>;
  /** The user that the page signs in; undefined for the sign-in page. */
  readonly account: DevAccount | undefined;
  /** Whether English is shown as a pseudo-locale. */
  readonly pseudo: boolean;
}

/** Starts the one Vite server that compiles host and plugins together, so that edits apply in the real shell. */
export function startDevServer(options: DevServerOptions): Promise<RunningServer> {
  const { port, apiTarget, plugins, allowedHosts, signature, account, pseudo } = options;
  const pluginFolders = plugins.map(({ folder }) => folder);
  const definitions = createDevDefinitions(plugins);
  return startViteServer({
    port,
    apiTarget,
    allowedHosts,
    pluginFolders,
    prebuilt: true,
    cacheName: createHash('sha256').update(pluginFolders.join('\n')).digest('hex').slice(0, 8),
    plugins: [
      devRegistry({ sources: plugins, definitions, ...(pseudo && { change: toPseudoTitles }) }),
      devTexts(plugins, definitions),
      ...(pseudo ? [pseudoTexts()] : []),
      devMocks(plugins, (server) => options.reloadExtensions(definitions.read(server))),
      devPage(account),
      { name: 'brokerdesk:signature', transformIndexHtml: (html) => configurePage(html, { signature }) },
    ],
  });
}

/** Serves the host's `dev/main.ts` as the entry of the page, with the users that it can sign in. */
function devPage(account: DevAccount | undefined): Plugin {
  const accounts = demoAccounts.map(({ displayCode, brokerName, userID, can }) => ({
    displayCode,
    brokerCode: brokers.find((broker) => broker.displayCode === displayCode)?.brokerCode,
    brokerName,
    userID,
    can,
  }));
  const json = JSON.stringify({ account, demoAccounts: accounts }).replaceAll('<', '\\u003c');
  return {
    name: 'brokerdesk:dev-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        insertPrebuiltHost(html).replace(
          '</head>',
          `<script type="application/json" id="brokerdesk-dev">${json}</script></head>`,
        ),
    },
  };
}
