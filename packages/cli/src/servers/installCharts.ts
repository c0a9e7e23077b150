import type { Plugin } from 'vite';
import { describeError } from '../errors.ts';
import { bringCharts } from '../packages/bringPackages.ts';

/** Installs the library of charts when a page asks for it and the project lacks it. */
export function installCharts(): Plugin {
  let installing: Promise<void> | undefined;
  return {
    name: 'brokerdesk:install-charts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^highcharts\// },
      // Before Vite searches, because it remembers which packages it has not found.
      async handler() {
        installing ??= bringCharts();
        try {
          await installing;
        } catch (error) {
          // The next page may try again.
          installing = undefined;
          this.error(describeError(error));
        }
      },
    },
  };
}
