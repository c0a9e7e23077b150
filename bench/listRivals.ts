// The kit's list beside AG Grid Community: 100,000 applications that are loaded, the same columns, one browser, in turns;
// a fresh page each round, because the first cells come first only once.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { BenchRow } from './benchRow.ts';
import { buildContestant, contestants, type ContestantName } from './buildContestant.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import { type ListTimes, selectedRows, timeList } from './timeList.ts';

const area = 'listRivals';
const rounds = 5;

type Measure = keyof ListTimes;

/** Measures both, and gives ratios of ours to AG Grid's. */
export async function run(): Promise<BenchRow[]> {
  installRivals();
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const times: Record<ContestantName, ListTimes[]> = { ours: [], 'ag-grid': [] };
  for (const name of contestants) await buildContestant(name, join(folder, 'pages', name));
  const server = await preview({ root: folder, configFile: false, build: { outDir: 'pages' }, preview: { port: 0 } });
  const browser = await openBrowser();
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    // The first round warms the browser up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of contestants) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(`${address}${name}/index.html`);
        const measured = await timeList(page, name);
        if (round > 0) times[name].push(measured);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
  return describe(times);
}

function describe(times: Record<ContestantName, ListTimes[]>): BenchRow[] {
  const of = (name: ContestantName, measure: Measure) => median(times[name].map((round) => round[measure]));
  const row = (measure: Measure, { words, unit, aim }: { words: string; unit: string; aim?: string }): BenchRow => {
    const [mine, other] = [of('ours', measure), of('ag-grid', measure)];
    const share = other === 0 ? '' : ` (${(mine / other).toFixed(2)})`;
    return {
      area,
      measure: words,
      value: `${mine.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`,
      ratio: `AG Grid ${other.toFixed(unit === 'ms' ? 1 : 0)}${share}`,
      ...(aim === undefined ? {} : { aim }),
    };
  };
  return [
    row('firstCells', { words: 'first cells of 100,000 rows', unit: 'ms', aim: 'half of AG Grid' }),
    row('jumpDropped', { words: 'dropped frames in 60 page jumps', unit: 'frames', aim: '0' }),
    row('jumpBlank', { words: 'blank frames in 60 page jumps', unit: 'frames', aim: '0' }),
    row('jumpWorst', { words: 'longest frame of a page jump', unit: 'ms' }),
    row('typingWorst', { words: 'longest frame while typing in search', unit: 'ms', aim: 'below 100 ms' }),
    row('typingDropped', { words: 'dropped frames while typing in search', unit: 'frames' }),
    row('selectingWorst', {
      words: `longest frame while selecting ${selectedRows} rows`,
      unit: 'ms',
      aim: 'below 100 ms',
    }),
    row('selectingDropped', { words: `dropped frames while selecting ${selectedRows} rows`, unit: 'frames' }),
  ];
}

function installRivals(): void {
  const cwd = join(import.meta.dirname, 'list-rivals');
  if (existsSync(join(cwd, 'node_modules'))) return;
  process.stderr.write('Installing AG Grid into bench/list-rivals …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('AG Grid could not be installed: run `npm ci` in bench/list-rivals.');
}
