import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { addCompileHints } from './addCompileHints.ts';
import { addLicences, licencesFile } from './addLicences.ts';
import { defaultBase } from './defaultBase.ts';
import { sharedSpecifiers } from './facadeSource.ts';
import { guardImports } from './guardImports.ts';
import { writeFacadeList } from './writeFacadeList.ts';
import { hostFolder } from './hostFolder.ts';
import { loadStyles } from './loadStyles.ts';
import { keepContractShapes } from './keepContractShapes.ts';
import { patchBlueprintClasses } from './patchBlueprintClasses.ts';
import { patchBlueprintDates } from './patchBlueprintDates.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';
import { patchBlueprintStyles } from './patchBlueprintStyles.ts';
import { patchBlueprintTable } from './patchBlueprintTable.ts';
import { pdfFiles } from './pdfFiles.ts';
import { keepPrebuilt, prebuiltAliases } from './prebuiltHost.ts';
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
      /** Whether the host's page is the prebuilt one, if there is one. */
      readonly prebuilt: boolean;
      readonly cacheDir: string;
      /** How the sources are compiled, those of plugins included, whatever they have beside them. */
      readonly tsconfig: string;
      readonly plugins: readonly PluginOption[];
    };

/** Returns Vite's configuration for the host: the production build, or the dev server with the plugins' sources. */
export function hostConfig(options: HostConfigOptions): InlineConfig {
  return {
    root: hostFolder,
    // Files of a build find each other relative to their own address; its page gets the path of the portal later.
    base: options.mode === 'build' ? './' : defaultBase,
    configFile: false,
    envDir: false,
    clearScreen: false,
    logLevel: 'warn',
    ...(options.mode === 'build' ? buildPart(options.outDir) : devPart(options)),
  } satisfies InlineConfig;
}

function buildPart(outDir: string): InlineConfig {
  return {
    resolve: { dedupe: ['@brokerdesk/plugin-sdk', ...sharedSpecifiers('build')] },
    plugins: [
      react(),
      patchBlueprintClasses(),
      patchBlueprintDates(),
      patchBlueprintIcons(),
      patchBlueprintStyles(),
      patchBlueprintTable(),
      keepContractShapes(),
      stripContractShapes(),
      sharedFacades('build'),
      loadStyles(),
      pdfFiles(),
      writeFacadeList(),
      guardImports(['main', 'react']),
      addCompileHints(),
      addLicences(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      sourcemap: false,
      reportCompressedSize: false,
      license: { fileName: licencesFile },
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
  const alias = options.prebuilt ? prebuiltAliases() : [];
  const hostSources = [hostFolder, `${hostFolder}/../plugin-sdk`, `${hostFolder}/../api`];
  const sources = [...(alias.length > 0 ? [] : hostSources), ...options.pluginFolders];
  const dependencies = sharedSpecifiers('dev').filter((name) => !name.startsWith('@brokerdesk/'));
  const proxy = options.apiTarget === undefined ? undefined : { target: options.apiTarget, changeOrigin: false };
  return {
    plugins: [
      react(),
      patchBlueprintStyles(),
      sharedFacades('dev'),
      pdfFiles(),
      resolveFromHost(),
      ...(alias.length > 0 ? [keepPrebuilt()] : []),
      ...options.plugins,
    ],
    resolve: { dedupe: ['@brokerdesk/plugin-sdk', ...sharedSpecifiers('dev')], alias: [...alias] },
    cacheDir: options.cacheDir,
    tsconfig: options.tsconfig,
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
      entries: sources
        .map(toGlob)
        .flatMap((folder) => [
          `${folder}/src/**/*.{ts,tsx}`,
          `!${folder}/src/**/*{.test,.screens,.faults,Fixture}.{ts,tsx}`,
          `!${folder}/src/{testing.tsx,mock.ts}`,
        ]),
      // The prebuilt host contains them; of Highcharts, it names the files.
      include: alias.length > 0 ? [] : dependencies,
      exclude: [...listInstalledPackages(), ...(alias.length > 0 ? [...dependencies, 'highcharts'] : [])],
      rolldownOptions: {
        tsconfig: options.tsconfig,
        plugins: [patchBlueprintDates(), patchBlueprintIcons(), patchBlueprintTable()],
      },
    },
  };
}

/** In a glob, a backslash is not what separates folders, and a folder such as `plugins (2)` is not a pattern. */
function toGlob(folder: string): string {
  const isWindows = path.sep === '\\' || /^[A-Za-z]:\\/.test(folder);
  return (isWindows ? folder.replaceAll('\\', '/') : folder).replaceAll(/[()[\]{}!*+?@|]/g, String.raw`\$&`);
}

/** Vite would bundle packages below node_modules beforehand; ours are sources, as in this repository. */
function listInstalledPackages(): readonly string[] {
  const parent = path.dirname(hostFolder);
  return path.basename(parent) === '@brokerdesk' ? readdirSync(parent).map((name) => `@brokerdesk/${name}`) : [];
}
