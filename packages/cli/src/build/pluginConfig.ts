import {
  guardImports,
  licencesFile,
  resolveFromHost,
  sharedSpecifiers,
  stripContractShapes,
} from '@brokerdesk/host/vite';
import { esmExternalRequirePlugin, type InlineConfig, type Plugin } from 'vite';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { pluginTsconfig } from '../places.mjs';

/** Returns Vite's configuration for the build of a plugin; the plugin's folder needs none. */
export function pluginConfig({ folder, entry }: PluginSource): InlineConfig {
  return {
    root: folder,
    // Files find each other relative to their own address, so the built folder can be moved.
    base: './',
    configFile: false,
    tsconfig: pluginTsconfig,
    envDir: false,
    clearScreen: false,
    logLevel: 'warn',
    publicDir: false,
    // Otherwise Vite searches the plugin's folder for a configuration, which is code.
    css: { postcss: {} },
    plugins: [
      stripContractShapes(),
      resolveFromHost(),
      stripModulePreload(),
      guardImports(),
      // A CommonJS dependency that requires an external module would throw in the browser.
      esmExternalRequirePlugin({ external: [...sharedSpecifiers('build')] }),
    ],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2024',
      sourcemap: false,
      reportCompressedSize: false,
      license: { fileName: licencesFile },
      cssCodeSplit: false,
      // As in the host: the page's policy forbids fonts and videos inside a style sheet or script.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { plugin: entry },
        preserveEntrySignatures: 'allow-extension',
        treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: {
            // What a screen loads later, such as the schemas of a form with zod, stays in a separate file.
            includeDependenciesRecursively: false,
            groups: [
              // The calls that the plugin makes, about 100 bytes each: one file instead of one for each noun. The rules of
              // the contract, in folders, use schemas: they stay with the screens that apply them.
              {
                name: 'contract',
                test: /[\\/](?:packages|@brokerdesk)[\\/]api[\\/]src[\\/](?!mobileNumber\.)[^\\/]+$/,
              },
              // Apart, so that calls and a screen's rules never wait for each other: such a cycle fails while it loads.
              { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/ },
            ],
          },
        },
      },
    },
  };
}

/**
 * Removes the preloading from a plugin's scripts. Vite wraps every `import()` in it, but a plugin's one style sheet is
 * loaded by its manifest, so there is nothing to preload, and each plugin would carry 0.9 kB for it.
 */
function stripModulePreload(): Plugin {
  return {
    name: 'brokerdesk:strip-module-preload',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', moduleSideEffects: false }),
    },
  };
}
