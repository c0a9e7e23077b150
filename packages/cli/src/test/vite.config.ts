// How `admin-cli test` runs the unit tests of a plugin: `.test.ts` in Node, `.test.tsx` in a simulated page.
import { fileURLToPath } from 'node:url';
import { bundleBlueprint } from '@brokerdesk/host/vite';
import type { Plugin, UserConfig } from 'vite';

const tests = 'src/**/*.test';
const shared = {
  plugins: [resolveFromCli()],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [
      { find: /^@blueprintjs\/core$/, replacement: await bundleBlueprint('core') },
      { find: /^@blueprintjs\/datetime$/, replacement: await bundleBlueprint('datetime') },
    ],
  },
};
// The packages are TypeScript, also when they are installed below node_modules.
const server = { deps: { inline: [/[\\/]@brokerdesk[\\/]/] } };
// The first mounted plugin of a file waits until the whole host is transformed.
const limits = { testTimeout: 30_000, hookTimeout: 30_000, server };

const config: UserConfig & { readonly test: object } = {
  test: {
    projects: [
      { ...shared, test: { ...limits, name: 'node', environment: 'node', include: [`${tests}.ts`] } },
      { ...shared, test: { ...limits, name: 'page', environment: 'jsdom', include: [`${tests}.tsx`] } },
    ],
  },
};
export default config;

/** A plugin may be in a folder without packages; what it shares with the host then comes from here. */
function resolveFromCli(): Plugin {
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
