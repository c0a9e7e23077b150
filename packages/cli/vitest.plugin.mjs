// @ts-check
// The configuration of Vitest for plugins in their own folder: `export { default } from '@brokerdesk/cli/vitest.plugin'`.
// A test's name says where it runs: `.test.ts` in Node, `.test.tsx` in a simulated page.
import { fileURLToPath } from 'node:url';
import { cacheFolder, isInstalled } from './src/places.mjs';

const shared = {
  plugins: [resolveFromCli()],
  resolve: { dedupe: ['react', 'react-dom'], alias: isInstalled ? [] : await bundleParts() },
};
// Node cannot load the sources of these packages without Vite.
const server = { deps: { inline: [/[\\/]@brokerdesk[\\/]/] } };
// The first mounted plugin of a file waits until the whole host is transformed.
const common = { exclude: ['**/node_modules/**', '**/dist/**'], server, testTimeout: 60_000, hookTimeout: 60_000 };

/** @satisfies {import('vitest/config').ViteUserConfig} */
export default {
  test: {
    pool: 'threads',
    // Hints about a configuration that is not the author's.
    experimental: { diagnostics: false },
    projects: [
      { ...shared, test: { ...common, name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
      { ...shared, test: { ...common, name: 'page', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
    ],
  },
};

/** The packages contain Blueprint as one file; in this repository it is bundled for tests. */
async function bundleParts() {
  const { bundleBlueprint } = await import('@brokerdesk/host/vite');
  return [
    { find: /^@blueprintjs\/core$/, replacement: await bundleBlueprint('core', cacheFolder) },
    { find: /^@blueprintjs\/datetime$/, replacement: await bundleBlueprint('datetime', cacheFolder) },
    { find: /^@blueprintjs\/table$/, replacement: await bundleBlueprint('table', cacheFolder) },
  ];
}

/**
 * A plugin may be in a folder without packages; what it shares with the host then comes from here.
 *
 * @returns {import('vite').Plugin}
 */
function resolveFromCli() {
  return {
    name: 'brokerdesk:resolve-from-cli',
    // After Vite has searched from the plugin's folder.
    enforce: 'post',
    resolveId: {
      filter: { id: /^(?:@brokerdesk\/[\w-]+|@testing-library\/react|react|react-dom|zod)(?:\/|$)/ },
      handler(source) {
        return this.resolve(source, fileURLToPath(import.meta.url), { skipSelf: true });
      },
    },
  };
}
