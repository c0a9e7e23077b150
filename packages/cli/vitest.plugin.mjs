// @ts-check
// The configuration of Vitest for plugins in their own folder: `export { default } from '@brokerdesk/cli/vitest.plugin'`.
// A test's name says where it runs: `.test.ts` in Node, `.test.tsx` in a simulated page.
import { cacheFolder, isInstalled } from './src/places.mjs';
import { registerPackageSources } from './src/registerPackageSources.mjs';

if (isInstalled) registerPackageSources();
const { bundleBlueprint } = await import('@brokerdesk/host/vite');

const shared = {
  resolve: {
    alias: [
      { find: /^@blueprintjs\/core$/, replacement: await bundleBlueprint('core', cacheFolder) },
      { find: /^@blueprintjs\/datetime$/, replacement: await bundleBlueprint('datetime', cacheFolder) },
    ],
  },
};
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
