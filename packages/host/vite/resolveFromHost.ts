// A plugin may be in a folder far from this repository, without installed packages. The contract and its schema library
// then come from here; a plugin that has its own copy uses that.
import type { Plugin } from 'vite';
import { hostFolder } from './hostFolder.ts';

/** Resolves the contract and the schema library for plugins that have none. */
export function resolveFromHost(): Plugin {
  return {
    name: 'brokerdesk:resolve-from-host',
    // After Vite has searched from the plugin's folder.
    enforce: 'post',
    resolveId: {
      filter: { id: /^(?:zod(?:\/|$)|@brokerdesk\/plugin-sdk\/api$)/ },
      handler(source) {
        return this.resolve(source, `${hostFolder}/package.json`, { skipSelf: true });
      },
    },
  };
}
