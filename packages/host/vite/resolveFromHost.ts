// A plugin may stand in a folder of its own, far from this repository and without packages beside it. What every plugin
// writes its contract with is then taken from here; a plugin that has its own keeps it.
import type { Plugin } from 'vite';
import { hostFolder } from './hostFolder.ts';

/** Finds the schema library for plugins that have none beside them. */
export function resolveFromHost(): Plugin {
  return {
    name: 'brokerdesk:resolve-from-host',
    // After Vite has looked where the plugin is.
    enforce: 'post',
    resolveId: {
      filter: { id: /^zod(?:\/|$)/ },
      handler(source) {
        return this.resolve(source, `${hostFolder}/package.json`, { skipSelf: true });
      },
    },
  };
}
