// `npm create` fetches one package without dependencies, in JavaScript that Node 20 runs: it needs a fraction of a second,
// and nothing has to be installed before a plugin can be created.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFiles } from './buildFiles.mjs';
import { writeNotice } from './thirdPartyNotice.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = path.join(root, 'packages', 'cli');
const prefix = '\0create:';
const notHere = `import { CliError } from ${JSON.stringify(path.join(cli, 'src/errors.ts'))};
const refuse = () => {
  throw new CliError('PACKAGES_NOT_FOUND', {
    message: 'This needs the packages of Brokerdesk.',
    hint: 'Run it in a project that has them: npx admin-cli create …',
  });
};
export { refuse as createPart, refuse as findProductFunction };`;
/** What creating a plugin does not need, or cannot have without the other packages, by the files' names. */
const replaced = new Map([
  ['declareOthers.mjs', 'export const declareOthers = () => {};'],
  ['registerPackageSources.mjs', 'export const registerPackageSources = () => {};'],
  ['createPart.ts', notHere],
  ['findProductFunction.ts', notHere],
]);
/** To import one of these modules of Node loads streams and sockets; commander needs them to start other programs only. */
const builtins = new Map([
  ['node:child_process', 'export default {};'],
  ['node:process', 'export default process;'],
]);
const entry = `#!/usr/bin/env node
import module from 'node:module';
module.enableCompileCache?.();
process.argv.splice(2, 0, 'create');
await import(${JSON.stringify(path.join(cli, 'src/program.mjs'))});`;

/**
 * Turns the staged package `@brokerdesk/create-plugin` into one that needs no other package.
 *
 * @param {string} folder of the package
 * @param {readonly string[]} plugins the staged packages of the product's plugins, whose ids are taken
 */
export async function bundleCreate(folder, plugins) {
  const files = await buildFiles({
    root: cli,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    plugins: [
      {
        name: 'brokerdesk:create-alone',
        enforce: 'pre',
        resolveId: (id, importer) => {
          if (builtins.has(id) && importer?.includes('/commander/')) return prefix + id;
          if (id === 'main') return `${prefix}main`;
          return replaced.has(path.basename(id)) ? `${prefix}${path.basename(id)}` : undefined;
        },
        load: (id) => {
          const name = id.replace(prefix, '');
          return id === `${prefix}main` ? entry : (replaced.get(name) ?? builtins.get(name));
        },
      },
    ],
    build: {
      ssr: true,
      target: 'node20',
      // As deep as in the command line: the templates are two folders above.
      outDir: path.join(folder, 'dist', 'bin'),
      rolldownOptions: {
        input: { main: 'main' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const origins = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  writeFileSync(path.join(folder, 'THIRD-PARTY.md'), writeNotice(origins));
  for (const file of globSync('templates/**/*.{ts,tsx,md,css}', { cwd: cli, exclude: ['**/dist*/**'] })) {
    cpSync(path.join(cli, file), path.join(folder, file));
  }
  for (const plugin of plugins) {
    const definition = path.join(folder, path.basename(plugin), 'src', 'plugin.ts');
    mkdirSync(path.dirname(definition), { recursive: true });
    cpSync(path.join(plugin, 'src', 'plugin.ts'), definition);
  }
  rmSync(path.join(folder, 'src'), { recursive: true });
  const file = path.join(folder, 'package.json');
  const { dependencies: _dependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const definitions = plugins.map((plugin) => path.basename(plugin));
  const packedFiles = ['dist', 'templates', ...definitions, 'THIRD-PARTY.md'];
  const packed = {
    ...manifest,
    bin: { 'create-plugin': './dist/bin/main.js' },
    engines: { node: '>=20' },
    files: packedFiles,
  };
  writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`);
}
