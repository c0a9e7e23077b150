// Compares the kit's list with AG Grid Community and a bare list: the same columns, one browser, in turns; a fresh page
// each round, because the first rendering happens only once. Frames that the bare list also drops are due to the
// machine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { type ContestantName, contestants } from './buildContestant.ts';
import { measureContestants } from './measureContestants.ts';
import { type ScrollTimes, timeScrolling } from './timeScrolling.ts';
import { type ListTimes, selectedRows, timeList } from './timeList.ts';

const area = 'listRivals';
const rounds = 5;
/** One page of a screen, and far more rows than a screen loads. */
const [pageRows, loadedRows] = [50, 10_000];

/** The times of each round. */
interface Times {
  readonly ours: ListTimes[];
  readonly 'ag-grid': ListTimes[];
  readonly bare: ScrollTimes[];
  /** With one page of rows. */
  readonly page: { readonly ours: ScrollTimes[]; readonly bare: ScrollTimes[] };
}

/** Measures all lists. */
export async function run(): Promise<BenchRow[]> {
  installRivals();
  return describe(await measureContestants('list-rivals', contestants, measure));
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const times: Times = { ours: [], 'ag-grid': [], bare: [], page: { ours: [], bare: [] } };
  async function openPage(name: ContestantName, rows: number) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${address}${name}/index.html?rows=${rows}`);
    return page;
  }
  // The first round warms the browser up.
  for (let round = 0; round <= rounds; round += 1) {
    const keep = <Measured>(all: Measured[], measured: Measured) => void (round > 0 && all.push(measured));
    for (const name of contestants) {
      const page = await openPage(name, loadedRows);
      if (name === 'bare') keep(times.bare, await timeScrolling(page, name));
      else keep(times[name], await timeList(page, name));
      await page.close();
    }
    for (const name of ['ours', 'bare'] as const) {
      const page = await openPage(name, pageRows);
      keep(times.page[name], await timeScrolling(page, name));
      await page.close();
    }
  }
  return times;
}

/** A measure of a list. */
interface Measure<List> {
  readonly words: string;
  readonly unit?: 'ms' | 'frames';
  readonly read: (times: List) => number;
  readonly aim?: string;
}

function describe({ ours, 'ag-grid': agGrid, bare, page }: Times): BenchRow[] {
  const both: readonly Measure<ListTimes>[] = [
    { words: 'longest frame while typing in search', read: (times) => times.typingWorst, aim: 'below 100 ms' },
    { words: 'dropped frames while typing in search', unit: 'frames', read: (times) => times.typingDropped },
    {
      words: `longest frame while selecting ${selectedRows} rows`,
      read: (times) => times.selectingWorst,
      aim: 'below 100 ms',
    },
    {
      words: `dropped frames while selecting ${selectedRows} rows`,
      unit: 'frames',
      read: (times) => times.selectingDropped,
    },
  ];
  const loaded = `${loadedRows.toLocaleString('en')} rows`;
  return [
    describeMeasure(
      { words: `first cells of ${loaded}`, read: (times: ScrollTimes) => times.firstCells, aim: 'half of AG Grid' },
      { ours, 'AG Grid': agGrid, bare },
    ),
    ...describeMoves(loaded, { ours, 'AG Grid': agGrid, bare }),
    ...describeMoves(`${pageRows} rows`, { ours: page.ours, bare: page.bare }),
    ...both.map((one) => describeMeasure(one, { ours, 'AG Grid': agGrid })),
  ];
}

function describeMoves(rows: string, lists: Lists<ScrollTimes>): BenchRow[] {
  return (['jumps', 'scrolling'] as const).flatMap((kind) => {
    const words = kind === 'jumps' ? `60 jumps over ${rows}` : `150 steps of scrolling over ${rows}`;
    const measures: readonly Measure<ScrollTimes>[] = [
      { words: 'dropped frames', unit: 'frames', read: (times) => times[kind].dropped, aim: 'at most twice the bare' },
      { words: 'blank frames', unit: 'frames', read: (times) => times[kind].blank, aim: '0' },
      { words: 'longest frame', read: (times) => times[kind].worst },
      { words: 'main thread a step', read: (times) => times[kind].processor },
    ];
    return measures.map((one) => describeMeasure({ ...one, words: `${one.words} in ${words}` }, lists));
  });
}

/** The rounds of our list, and those of the other lists by name. */
type Lists<List> = { readonly ours: readonly List[] } & Readonly<Record<string, readonly List[]>>;

function describeMeasure<List>({ words, unit = 'ms', read, aim }: Measure<List>, lists: Lists<List>): BenchRow {
  const { ours, ...others } = lists;
  const write = (value: number) => value.toFixed(unit === 'ms' ? 1 : 0);
  const mine = median(ours.map(read));
  const ratios = Object.entries(others).map(([name, rival]) => {
    const other = median(rival.map(read));
    return `${name} ${write(other)}${other === 0 ? '' : ` (${(mine / other).toFixed(2)})`}`;
  });
  return {
    area,
    measure: words,
    value: `${write(mine)} ${unit}`,
    ratio: ratios.join(', '),
    ...(aim === undefined ? {} : { aim }),
  };
}

function installRivals(): void {
  const cwd = join(import.meta.dirname, 'list-rivals');
  if (existsSync(join(cwd, 'node_modules'))) return;
  process.stderr.write('Installing AG Grid into bench/list-rivals …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('AG Grid could not be installed: run `npm ci` in bench/list-rivals.');
}
