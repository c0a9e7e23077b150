import { defineConfig } from 'vitest/config';

// A test's name says where it runs: `.test.ts` in Node, `.test.tsx` in a simulated page.
const outside = ['**/node_modules/**', '**/dist/**', '.brokerdesk/**'];

export default defineConfig({
  test: {
    // All processors: nothing else runs beside the unit tests, and by default one stays idle, which on two is half.
    maxWorkers: '100%',
    // A sixth faster than processes.
    pool: 'threads',
    projects: [
      {
        test: {
          name: 'unit-node',
          environment: 'node',
          include: [
            '{packages,plugins}/*/{src,vite,scripts}/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: outside,
        },
      },
      {
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['{packages,plugins}/*/src/**/*.test.tsx'],
          exclude: outside,
        },
      },
      {
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
