// `npm run bench` runs all benchmarks and prints one table; `npm run bench -- hostBytes largeState` runs only those.
// Values depend on the machine; the ratio to a rival measured in the same run does not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from './BenchRow.ts';

const areas = [
  'emulatorStart',
  'emulatorThroughput',
  'largeList',
  'largeState',
  'createCost',
  'operationRecords',
  'hostBytes',
  'portalRivals',
  'deskScreens',
  'deliveredPlugins',
  'dashboard',
  'createToScreen',
  'devEdit',
];
const columns = ['area', 'measure', 'value', 'ratio', 'aim'] as const;

const rows: BenchRow[] = [];
const failures: string[] = [];
for (const area of chosenAreas()) {
  process.stderr.write(`Measuring ${area} …\n`);
  try {
    const { run } = (await import(`./${area}.ts`)) as { run: () => Promise<BenchRow[]> };
    rows.push(...(await run()));
  } catch (error) {
    failures.push(`${area} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
console.log(table(rows));
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

function chosenAreas(): readonly string[] {
  const requested = process.argv.slice(2);
  const unknown = requested.find((area) => !areas.includes(area));
  if (unknown) {
    console.error(`There is no measurement "${unknown}". There are: ${areas.join(', ')}.`);
    process.exit(2);
  }
  return (requested.length > 0 ? requested : areas).filter((area) =>
    existsSync(join(import.meta.dirname, `${area}.ts`)),
  );
}

function table(all: readonly BenchRow[]): string {
  const lines = [columns, ...all.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
