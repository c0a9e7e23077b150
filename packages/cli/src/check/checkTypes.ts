// Types are checked by the TypeScript that admin-cli is installed with, not by one in the plugin's folder, whose tsconfig.json
// cannot make it write anything.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bringTestTools } from '../packages/bringPackages.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { hasTests } from '../unit-tests/hasTests.ts';
import { type Problem, problemIn } from './Problem.ts';

interface Project {
  readonly folder: string;
  /** Whether it is built with the projects that it refers to, as `tsc -b` of this repository does. */
  readonly isBuilt: boolean;
}

const hint = 'Correct the source; npx tsc explains more.';

/** Against every option of a tsconfig.json that names a file to write. */
const writeNothing =
  '--noEmit --composite false --incremental false --generateTrace null --generateCpuProfile null'.split(' ');

/** Checks the types of plugins; projects of this repository that refer to others are built together. */
export async function checkTypes(sources: readonly PluginSource[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const projects: Project[] = [];
  for (const { folder, entry, firstParty } of sources) {
    const config = path.join(folder, 'tsconfig.json');
    if (existsSync(config)) {
      projects.push({ folder, isBuilt: firstParty && /"references"\s*:/.test(await readFile(config, 'utf8')) });
    } else {
      const message = 'The plugin has no tsconfig.json, so its types are not checked.';
      const remedy = 'Write one that extends the tsconfig of the packages (docs/plugin/outside.md).';
      problems.push(problemIn('types-unchecked', entry, { message, hint: remedy }));
    }
  }
  // Types of tests are those of the tools, too.
  for (const { folder } of projects) if (await hasTests(folder)) await bringTestTools(folder);
  const linked = projects.filter(({ isBuilt }) => isBuilt).map(({ folder }) => folder);
  const runs = projects
    .filter(({ isBuilt }) => !isBuilt)
    .map(({ folder }) => runCompiler(folder, ['-p', folder, ...writeNothing]));
  const [first] = linked;
  if (first !== undefined) runs.push(runCompiler(first, ['-b', ...linked]));
  return [...problems, ...(await Promise.all(runs)).flat()];
}

async function runCompiler(folder: string, options: readonly string[]): Promise<readonly Problem[]> {
  const compiler = await findCompiler();
  if (compiler === undefined) {
    const message = 'TypeScript is not installed, so the types are not checked.';
    const file = path.join(folder, 'package.json');
    return [problemIn('types-unchecked', file, { message, hint: 'npm install --save-dev typescript' })];
  }
  return new Promise((resolve) => {
    const all = [compiler, ...options, '--pretty', 'false'];
    execFile(process.execPath, all, { cwd: folder, maxBuffer: 64_000_000 }, (error, output) => {
      const problems = readCompilerOutput(output, folder);
      if (error !== null && problems.length === 0) {
        const message = `TypeScript failed: ${output.trim() || error.message}`;
        resolve([problemIn('types', path.join(folder, 'tsconfig.json'), { message, hint })]);
      } else resolve(problems);
    });
  });
}

async function findCompiler(): Promise<string | undefined> {
  const { resolve } = createRequire(import.meta.url);
  try {
    const manifest = resolve('typescript/package.json');
    const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly bin: { readonly tsc: string } };
    return path.join(path.dirname(manifest), bin.tsc);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/** Reads lines such as `src/plugin.ts(4,2): error TS2322: …`; further lines of a message are indented. */
export function readCompilerOutput(output: string, folder: string): readonly Problem[] {
  const problems: Problem[] = [];
  for (const line of output.split(/\r?\n/)) {
    const { file, row, column, message } =
      /^(?:(?<file>.+?)\((?<row>\d+),(?<column>\d+)\): )?error (?<message>TS\d+: .*)$/.exec(line)?.groups ?? {};
    const last = problems.at(-1);
    if (message !== undefined) {
      const problem = problemIn('types', path.resolve(folder, file ?? 'tsconfig.json'), { message, hint });
      problems.push({ ...problem, line: Number(row ?? 1), column: Number(column ?? 1) });
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      problems[problems.length - 1] = { ...last, message: `${last.message} ${line.trim()}` };
    }
  }
  return problems;
}
