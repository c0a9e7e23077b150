// How long `admin-cli --help` takes, compared with a program that only declares the same commands with commander.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BenchRow, median } from './BenchRow.ts';

const area = 'cliHelp';
const rounds = 20;
const entry = fileURLToPath(new URL('../packages/cli/src/main.mjs', import.meta.url));

/** Measures both in turns, as whole processes. */
export async function run(): Promise<BenchRow[]> {
  const bare = writeBareProgram();
  const times = { own: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const own = millisecondsOf(entry);
    const other = millisecondsOf(bare);
    // The first round warms the disk.
    if (round > 0) {
      times.own.push(own);
      times.bare.push(other);
    }
  }
  rmSync(dirname(bare), { recursive: true, force: true });
  const [own, other] = [median(times.own), median(times.bare)];
  return [
    {
      area,
      measure: 'admin-cli --help',
      value: `${own.toFixed(0)} ms`,
      ratio: `${(own / other).toFixed(2)} of bare commander`,
      aim: 'at most 1.3',
    },
  ];
}

function writeBareProgram(): string {
  const commander = createRequire(entry).resolve('commander');
  const file = join(mkdtempSync(join(tmpdir(), 'brokerdesk-bench-')), 'bare.mjs');
  const source = `import { Command } from '${pathToFileURL(commander).href}';
const program = new Command('bare');
for (const name of ['dev', 'preview', 'build', 'mock']) {
  program.command(name).description('does nothing').option('--port <number>', 'a port').option('--json', 'as JSON');
}
program.parse();
`;
  writeFileSync(file, source);
  return file;
}

function millisecondsOf(program: string): number {
  const start = performance.now();
  execFileSync(process.execPath, [program, '--help'], { stdio: 'ignore' });
  return performance.now() - start;
}
