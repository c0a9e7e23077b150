// The kit's list beside AG Grid Community: 100,000 applications that are loaded, the same columns, one browser, in turns;
// a fresh page each round, because the first cells come first only once. A bare list jumps in the same turns: frames that
// it drops too are the machine's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { BenchRow } from './BenchRow.ts';
import { buildContestant, contestants } from './buildContestant.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import { type JumpTimes, timeJumps } from './timeJumps.ts';
import { type ListTimes, selectedRows, timeList } from './timeList.ts';

const area = 'listRivals';
const rounds = 5;

/** What was measured in each round. */
interface Times {
  readonly ours: ListTimes[];
  readonly 'ag-grid': ListTimes[];
  readonly bare: JumpTimes[];
}

/** Measures all, and gives ratios of ours to AG Grid's. */
export async function run(): Promise<BenchRow[]> {
  installRivals();
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const times: Times = { ours: [], 'ag-grid': [], bare: [] };
  for (const name of contestants) await buildContestant(name, join(folder, 'pages', name));
  const server = await preview({ root: folder, configFile: false, build: { outDir: 'pages' }, preview: { port: 0 } });
  const browser = await openBrowser();
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    // The first round warms the browser up.
    for (let round = 0; round <= rounds; round += 1) {
      const keep = <Measured>(all: Measured[], measured: Measured) => void (round > 0 && all.push(measured));
      for (const name of contestants) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(`${address}${name}/index.html`);
        if (name === 'bare') keep(times.bare, await timeJumps(page, name));
        else keep(times[name], await timeList(page, name));
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

function describe(times: Times): BenchRow[] {
  const of = (name: 'ours' | 'ag-grid', measure: keyof ListTimes) => median(times[name].map((round) => round[measure]));
  const row = (
    measure: keyof ListTimes,
    { words, unit, aim }: { words: string; unit: 'ms' | 'frames'; aim?: string },
  ): BenchRow => {
    const [mine, other] = [of('ours', measure), of('ag-grid', measure)];
    const share = other === 0 ? '' : ` (${(mine / other).toFixed(2)})`;
    const write = (value: number) => value.toFixed(unit === 'ms' ? 1 : 0);
    const floor = isOfJumps(measure) ? `, bare ${write(median(times.bare.map((round) => round[measure])))}` : '';
    return {
      area,
      measure: words,
      value: `${write(mine)} ${unit}`,
      ratio: `AG Grid ${write(other)}${share}${floor}`,
      ...(aim === undefined ? {} : { aim }),
    };
  };
  return [
    row('firstCells', { words: 'first cells of 100,000 rows', unit: 'ms', aim: 'half of AG Grid' }),
    row('jumpDropped', { words: 'dropped frames in 60 page jumps', unit: 'frames', aim: '0' }),
    row('jumpBlank', { words: 'blank frames in 60 page jumps', unit: 'frames', aim: '0' }),
    row('jumpWorst', { words: 'longest frame of a page jump', unit: 'ms' }),
    row('jumpProcessor', { words: 'main thread of a page jump', unit: 'ms' }),
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

function isOfJumps(measure: keyof ListTimes): measure is keyof JumpTimes {
  return measure === 'firstCells' || measure.startsWith('jump');
}

function installRivals(): void {
  const cwd = join(import.meta.dirname, 'list-rivals');
  if (existsSync(join(cwd, 'node_modules'))) return;
  process.stderr.write('Installing AG Grid into bench/list-rivals …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('AG Grid could not be installed: run `npm ci` in bench/list-rivals.');
}
