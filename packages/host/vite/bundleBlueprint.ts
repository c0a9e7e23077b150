// Blueprint is 3,500 small modules, and each test file would load them again, in five seconds. Unit tests import it as
// one file instead (0.1 s), which is bundled once per version.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { hostFolder } from './hostFolder.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';

/** Bundles `@blueprintjs/core`, without React, unless this version has been bundled. Returns the path of the file. */
export async function bundleBlueprint(): Promise<string> {
  const require = createRequire(`${hostFolder}/package.json`);
  const { version } = require('@blueprintjs/core/package.json') as { version: string };
  const folder = `${hostFolder}/../../node_modules/.cache/blueprint-${version}`;
  const file = `${folder}/core.mjs`;
  if (existsSync(file)) return file;
  // Another run may be doing the same, and must not read an incomplete file.
  const outDir = `${folder}-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [patchBlueprintIcons()],
    define: { 'process.env.NODE_ENV': '"test"' },
    build: {
      outDir,
      minify: false,
      lib: {
        entry: require.resolve('@blueprintjs/core/lib/esm/index.js'),
        formats: ['es'],
        fileName: () => 'core.mjs',
      },
      rolldownOptions: { external: /^(?:react|react-dom)(?:\/|$)/, output: { codeSplitting: false } },
    },
  });
  if (existsSync(folder)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, folder);
  return file;
}
