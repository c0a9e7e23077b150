import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { bundleBlueprint } from './packages/host/vite/bundleBlueprint.ts';

// A test's name says where it runs: `.test.ts` in Node, `.test.tsx` in a simulated page.
const outside = ['**/node_modules/**', '**/dist/**', '.brokerdesk/**'];

const cacheFolder = path.join(import.meta.dirname, 'node_modules/.cache');

const resolve = {
  alias: [
    { find: /^@blueprintjs\/core$/, replacement: await bundleBlueprint('core', cacheFolder) },
    { find: /^@blueprintjs\/datetime$/, replacement: await bundleBlueprint('datetime', cacheFolder) },
  ],
};

export default defineConfig({
  test: {
    // All processors: nothing else runs beside the unit tests, and by default one stays idle, which on two is half.
    maxWorkers: '100%',
    // A sixth faster than processes.
    pool: 'threads',
    projects: [
      {
        resolve,
        test: {
          name: 'unit-node',
          environment: 'node',
          include: [
            '{packages,plugins,packages/cli/templates}/*/{src,vite,scripts}/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: outside,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          setupFiles: ['checks/rejectInvalidHtml.ts'],
          include: ['{packages,plugins,packages/cli/templates}/*/src/**/*.test.tsx', 'e2e/**/*.test.tsx'],
          // The first mounted plugin of a file waits until the whole host is transformed.
          testTimeout: 30_000,
          exclude: outside,
        },
      },
      {
        resolve,
        test: {
          name: 'checks',
          environment: 'node',
          include: ['{checks,scripts}/**/*.test.ts'],
          exclude: outside,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
