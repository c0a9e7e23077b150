import type { Plugin } from 'vite';

/**
 * Removes the preloading from a plugin's scripts. Vite wraps every `import()` in it, but a plugin's one style sheet is
 * loaded by its manifest, so there is nothing to preload, and each plugin would carry 0.9 kB for it.
 */
export function stripModulePreload(): Plugin {
  return {
    name: 'brokerdesk:strip-module-preload',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', moduleSideEffects: false }),
    },
  };
}
