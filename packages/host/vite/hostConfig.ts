import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { sharedSpecifiers } from './facadeSource.ts';
import { writeFacadeList } from './writeFacadeList.ts';
import { hostFolder } from './hostFolder.ts';
import { keepContractShapes } from './keepContractShapes.ts';
import { patchBlueprintDates } from './patchBlueprintDates.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';
import { patchBlueprintStyles } from './patchBlueprintStyles.ts';
import { pdfFiles } from './pdfFiles.ts';
import { resolveFromHost } from './resolveFromHost.ts';
import { sharedFacades } from './sharedFacades.ts';
import { splitChunks } from './splitChunks.ts';
import { stripContractShapes } from './stripContractShapes.ts';

/** The options of the ways to compile the host. */
export type HostConfigOptions =
  | { readonly mode: 'build'; readonly outDir: string }
  | {
      readonly mode: 'dev';
      readonly port: number;
      /** The address of the emulator, as in `http://127.0.0.1:4401`; undefined if no requests are sent. */
      readonly apiTarget: string | undefined;
      /** Host names that the server responds to, in addition to localhost and IP addresses. */
      readonly allowedHosts: readonly string[];
      /** The folders of the plugins that are compiled together with the host. */
      readonly pluginFolders: readonly string[];
      readonly cacheDir: string;
      readonly plugins: readonly PluginOption[];
    };

/** Returns Vite's configuration for the host: the production build, or the dev server with the plugins' sources. */
export function hostConfig(options: HostConfigOptions): InlineConfig {
  return {
    root: hostFolder,
    base: '/admin/',
    configFile: false,
    envDir: false,
    clearScreen: false,
    logLevel: 'warn',
    resolve: { dedupe: ['@brokerdesk/plugin-sdk', ...sharedSpecifiers('dev')] },
    ...(options.mode === 'build' ? buildPart(options.outDir) : devPart(options)),
  } satisfies InlineConfig;
}

function buildPart(outDir: string): InlineConfig {
  return {
    plugins: [
      react(),
      patchBlueprintDates(),
      patchBlueprintIcons(),
      patchBlueprintStyles(),
      keepContractShapes(),
      stripContractShapes(),
      sharedFacades('build'),
      pdfFiles(),
      writeFacadeList(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      sourcemap: false,
      reportCompressedSize: false,
      // The largest file is a dictionary for Traditional Chinese, fetched when a text is converted.
      chunkSizeWarningLimit: 1_200,
      // The policy of the page allows fonts and pictures from its own origin only, not from data addresses.
      assetsInlineLimit: 0,
      // Preloads at run time carry no integrity, so the browser would fetch those scripts twice.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: { main: `${hostFolder}/index.html` },
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: splitChunks },
      },
    },
  };
}

function devPart(options: Extract<HostConfigOptions, { mode: 'dev' }>): InlineConfig {
  const sources = [hostFolder, `${hostFolder}/../plugin-sdk`, `${hostFolder}/../api`, ...options.pluginFolders];
  const proxy = options.apiTarget === undefined ? undefined : { target: options.apiTarget, changeOrigin: false };
  return {
    plugins: [react(), patchBlueprintStyles(), sharedFacades('dev'), pdfFiles(), resolveFromHost(), ...options.plugins],
    cacheDir: options.cacheDir,
    server: {
      host: '127.0.0.1',
      port: options.port,
      strictPort: true,
      allowedHosts: [...options.allowedHosts],
      fs: { allow: [`${hostFolder}/../..`, ...options.pluginFolders] },
      // Other pages of this machine are other origins: they must not read the sources, nor call the API.
      cors: false,
      ...(proxy
        ? { proxy: { '/api': proxy, ...(options.allowedHosts.length === 0 ? { '/__mock': proxy } : {}) } }
        : {}),
    },
    // The scan covers every source that a visit can reach, so that no dependency found later reloads the page.
    optimizeDeps: {
      entries: sources.flatMap((folder) => [
        `${folder}/src/**/*.{ts,tsx}`,
        `!${folder}/src/**/*{.test,.screens,.faults,Fixture}.{ts,tsx}`,
        `!${folder}/src/{testing.tsx,mock.ts}`,
      ]),
      include: sharedSpecifiers('dev').filter((name) => !name.startsWith('@brokerdesk/')),
      exclude: [...listInstalledPackages()],
      rolldownOptions: { plugins: [patchBlueprintDates(), patchBlueprintIcons()] },
    },
  };
}

/** Vite would bundle packages below node_modules beforehand; ours are sources, as in this repository. */
function listInstalledPackages(): readonly string[] {
  const parent = path.dirname(hostFolder);
  return path.basename(parent) === '@brokerdesk' ? readdirSync(parent).map((name) => `@brokerdesk/${name}`) : [];
}
