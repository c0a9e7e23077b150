// The host as installed packages contain it for `dev`: built beforehand, in development mode, so that a page needs a few
// files of it instead of some hundred sources that have to be compiled. Plugins are compiled as they are asked for, and find
// in it the modules that they share with the host. In this repository there is none, and `dev` compiles the host itself.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Alias, InlineConfig, Plugin } from 'vite';
import { defaultBase } from './defaultBase.ts';
import { commonjsNames, sharedSpecifiers } from './facadeSource.ts';
import { hostFolder } from './hostFolder.ts';
import { patchBlueprintDates } from './patchBlueprintDates.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';
import { patchBlueprintStyles } from './patchBlueprintStyles.ts';
import { patchBlueprintTable } from './patchBlueprintTable.ts';

const folder = path.join(hostFolder, 'dist', 'dev');
const styleSheet = 'style.css';
const prefix = 'virtual:prebuilt/';
/** What plugins import from the host's packages, shared or not. */
const modules = [...sharedSpecifiers('dev'), '@brokerdesk/plugin-sdk/api'];

/** Whether the host has been built for `dev`. */
export const hasPrebuiltHost: boolean = existsSync(path.join(folder, 'main.js'));

/** Returns the page with the prebuilt host instead of its sources, if there is one. */
export function insertPrebuiltHost(html: string): string {
  if (!hasPrebuiltHost) return html.replace('/src/main.tsx', '/src/dev/main.ts');
  const link = `<link rel="stylesheet" href="/dist/dev/${styleSheet}">`;
  return html.replace('/src/main.tsx', '/dist/dev/main.js').replace('</head>', `${link}</head>`);
}

/** Returns where imports of the host's modules lead: to the prebuilt files, if there are some. */
export function prebuiltAliases(): readonly Alias[] {
  if (!hasPrebuiltHost) return [];
  return modules.map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${folder.replaceAll('\\', '/')}/${fileOf(name)}.js`,
  }));
}

/** Keeps the plugin for React from having React bundled a second time. */
export function keepPrebuilt(): Plugin {
  return {
    name: 'brokerdesk:keep-prebuilt',
    config(config) {
      if (config.optimizeDeps) config.optimizeDeps.include = [];
    },
  };
}

/** Returns Vite's configuration for building the host for `dev` into a package's folder. */
export function prebuiltConfig(packageFolder: string): InlineConfig {
  const entries = Object.fromEntries(modules.map((name) => [fileOf(name), prefix + name]));
  return {
    root: hostFolder,
    base: './',
    configFile: false,
    envDir: false,
    logLevel: 'error',
    mode: 'development',
    define: {
      'process.env.NODE_ENV': '"development"',
      // The dev server, not this build, decides about these.
      'import.meta.hot': 'import.meta.hot',
      'import.meta.env.DEV': 'true',
      'import.meta.env.BASE_URL': JSON.stringify(defaultBase),
    },
    plugins: [
      patchBlueprintDates(),
      patchBlueprintIcons(),
      patchBlueprintStyles(),
      patchBlueprintTable(),
      {
        name: 'brokerdesk:prebuilt-modules',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith(`\0${prefix}`) ? sourceOf(id.slice(prefix.length + 1)) : undefined),
      },
    ],
    build: {
      outDir: path.join(packageFolder, 'dist', 'dev'),
      minify: false,
      target: 'es2024',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      modulePreload: false,
      rolldownOptions: {
        // The licence of Highcharts does not allow handing it on; the fonts are packages already.
        external: /^(?:highcharts|@fontsource-variable\/[\w-]+)(?:\/|$)/,
        input: { main: `${hostFolder}/src/dev/main.ts`, ...entries },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          // What several files import is one file: each costs a request.
          codeSplitting: { groups: [{ name: 'common', minShareCount: 2 }] },
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? styleSheet : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

function fileOf(name: string): string {
  return `shared-${name.replaceAll('@', '').replaceAll('/', '-')}`;
}

function sourceOf(name: string): string {
  const from = JSON.stringify(name);
  if (!/^react(?:$|-dom$|\/)/.test(name)) {
    return `export * from ${from};${name === 'i18next' ? `\nexport { default } from ${from};` : ''}`;
  }
  const names = commonjsNames(name).join(', ');
  return `import * as module from ${from};\nexport default module.default;\nexport const { ${names} } = module;`;
}
