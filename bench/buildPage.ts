import { hostConfig } from '@brokerdesk/host/vite';
import { build } from 'vite';

const skippedPlugins = new Set([
  'brokerdesk:shared-facades',
  'brokerdesk:facade-list',
  'brokerdesk:strip-contract-shapes',
]);

/** Builds a page for a measurement in the same way as the host, without what only plugins need. */
export async function buildPage(root: string, outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const config = hostConfig({ mode: 'build', outDir });
  const plugins = (config.plugins ?? []).flat().filter((plugin) => {
    return !(plugin && 'name' in plugin && skippedPlugins.has(plugin.name));
  });
  const rolldownOptions = { ...config.build?.rolldownOptions, input: { main: `${root}/index.html` } };
  await build({ ...config, root, plugins, build: { ...config.build, rolldownOptions } });
}
