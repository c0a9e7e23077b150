import { fileURLToPath } from 'node:url';
import { hostConfig } from '@brokerdesk/host/vite';
import { build } from 'vite';

const skippedPlugins = new Set([
  'brokerdesk:shared-facades',
  'brokerdesk:facade-list',
  'brokerdesk:strip-contract-shapes',
]);

/** The compared lists: pages of bench/list-rivals. The bare list shows the limit of the machine. */
export const contestants = ['ours', 'ag-grid', 'bare'] as const;
/** A compared list. */
export type ContestantName = (typeof contestants)[number];

/** Builds the page of a contestant, a folder such as `list-rivals/ours`, in the same way as the host. */
export async function buildContestant(folder: string, outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const config = hostConfig({ mode: 'build', outDir });
  const plugins = (config.plugins ?? []).flat().filter((plugin) => {
    return !(plugin && 'name' in plugin && skippedPlugins.has(plugin.name));
  });
  const rolldownOptions = { ...config.build?.rolldownOptions, input: { main: `${root}/index.html` } };
  await build({ ...config, base: './', root, plugins, build: { ...config.build, rolldownOptions } });
}
