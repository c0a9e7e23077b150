// @ts-check
// The configuration of Vitest for plugins in their own folder: `export { default } from '@brokerdesk/cli/vitest.plugin'`.
// A test's name says where it runs: `.test.ts` in Node, `.test.tsx` in a simulated page.
import { cacheFolder, isInstalled } from './src/places.mjs';

const shared = { resolve: { alias: isInstalled ? [] : await bundleParts() } };
// Node cannot load the sources of these packages without Vite.
const server = { deps: { inline: [/[\\/]@brokerdesk[\\/]/] } };
const exclude = ['**/node_modules/**', '**/dist/**'];

/** @satisfies {import('vitest/config').ViteUserConfig} */
export default {
  test: {
    pool: 'threads',
    projects: [
      { ...shared, test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'], exclude, server } },
      { ...shared, test: { name: 'page', environment: 'jsdom', include: ['src/**/*.test.tsx'], exclude, server } },
    ],
  },
};

/** The packages contain Blueprint as one file; in this repository it is bundled for tests. */
async function bundleParts() {
  const { bundleBlueprint } = await import('@brokerdesk/host/vite');
  return [
    { find: /^@blueprintjs\/core$/, replacement: await bundleBlueprint('core', cacheFolder) },
    { find: /^@blueprintjs\/datetime$/, replacement: await bundleBlueprint('datetime', cacheFolder) },
  ];
}
