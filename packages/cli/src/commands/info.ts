import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import { sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { relativePath } from '../check/formatProblems.ts';
import { describePlugins } from '../plugins/describePlugins.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { printJson, printLine, styled } from '../terminal/printLine.ts';
import { version } from '../version.mjs';

/** The packages whose versions explain most differences between two machines. */
const libraries = ['vite', 'fastify', 'react', 'zod', 'typescript'] as const;

/** Prints what a bug report needs; no user name, address or variable of the environment is in it. */
export async function info({ json }: { readonly json: boolean }): Promise<void> {
  const { described, broken } = await describePlugins(await findPlugins());
  const versions = {
    'admin-cli': version,
    sdk: sdkVersion,
    node: process.versions.node,
    npm: readNpmVersion(process.env['npm_config_user_agent']),
    system: `${os.platform()} ${os.release()} ${os.arch()}`,
    ...Object.fromEntries(await Promise.all(libraries.map(async (name) => [name, await readVersion(name)] as const))),
  };
  const plugins = [
    ...described.map(({ source, description }) => {
      return { folder: relativePath(source.folder), id: description.id, version: description.version };
    }),
    ...broken.map(({ source, error }) => ({ folder: relativePath(source.folder), problem: error.code })),
  ];
  if (json) return printJson({ versions, plugins });
  for (const line of formatTable(Object.entries(versions).map((entry) => [...entry]))) printLine(line);
  printLine(`\n${styled('bold', 'Plugins')}`);
  const rows = plugins.map((plugin) => [
    plugin.folder,
    'id' in plugin ? `${plugin.id} ${plugin.version}` : `cannot be used: ${plugin.problem}`,
  ]);
  for (const line of formatTable(rows)) printLine(line);
}

/** npm and npx name themselves to what they start. */
function readNpmVersion(userAgent: string | undefined): string {
  return /\bnpm\/(\S+)/.exec(userAgent ?? '')?.[1] ?? 'not started by npm';
}

async function readVersion(name: string): Promise<string> {
  try {
    const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return (JSON.parse(await readFile(file, 'utf8')) as { readonly version: string }).version;
  } catch {
    // A package without a package.json entry, or one that is not installed, is information too.
    return 'not found';
  }
}
