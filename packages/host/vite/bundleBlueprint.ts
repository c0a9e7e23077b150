// Blueprint is 3,500 small modules, and each test file would load them again, in five seconds. Unit tests import it as
// one file instead (0.1 s), which is bundled once per version.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { hostFolder } from './hostFolder.ts';
import { patchBlueprintDates } from './patchBlueprintDates.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';
import { patchBlueprintTable } from './patchBlueprintTable.ts';

/**
 * Bundles a package of Blueprint, without React, unless this version has been bundled. Returns the path of the file. The
 * file of a package other than the core contains the parts of the core that it uses.
 */
export async function bundleBlueprint(name: 'core' | 'datetime' | 'table', cacheFolder: string): Promise<string> {
  const require = createRequire(`${hostFolder}/package.json`);
  const { version } = require(`@blueprintjs/${name}/package.json`) as { version: string };
  const folder = path.join(cacheFolder, `blueprint-${name}-${version}`);
  const file = path.join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;
  // Another run may be doing the same, and must not read an incomplete file.
  const outDir = `${folder}-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [patchBlueprintDates(), patchBlueprintIcons(), patchBlueprintTable()],
    define: { 'process.env.NODE_ENV': '"test"' },
    build: {
      outDir,
      // A new folder, which may be outside of the project.
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: require.resolve(`@blueprintjs/${name}/lib/esm/index.js`),
        formats: ['es'],
        fileName: () => `${name}.mjs`,
      },
      rolldownOptions: { external: /^(?:react|react-dom)(?:\/|$)/, output: { codeSplitting: false } },
    },
  });
  if (existsSync(folder)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, folder);
  return file;
}
