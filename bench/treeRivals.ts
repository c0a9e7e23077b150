// Compares the kit's tree of check boxes with React Aria's tree in its virtualizer, and with nested lists: 10,020 nodes,
// all expanded, one browser, in turns, a fresh page each round. The parts that run in the page are sent there as text, so
// they use nothing from outside.
import type { Browser } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { measureContestants } from './measureContestants.ts';
import { watchMainThread } from './watchMainThread.ts';

const area = 'treeRivals';
const rounds = 5;
const contestants = ['ours', 'react-aria', 'plain'] as const;
type Contestant = (typeof contestants)[number];

/** Milliseconds from the data until the tree is drawn and the page responds. */
interface TreeTimes {
  readonly usable: number;
  /** Processor time of the page's main thread; other load hardly changes it. */
  readonly processor: number;
}

/** Measures all trees. */
export async function run(): Promise<BenchRow[]> {
  return describe(await measureContestants('tree-rivals', contestants, measure));
}

async function measure(browser: Browser, address: string): Promise<Record<Contestant, readonly TreeTimes[]>> {
  const times: Record<Contestant, TreeTimes[]> = { ours: [], 'react-aria': [], plain: [] };
  // The first round warms the browser up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of contestants) {
      const measured = await timeTree(browser, `${address}${name}/index.html`);
      if (round > 0) times[name].push(measured);
    }
  }
  return times;
}

async function timeTree(browser: Browser, address: string): Promise<TreeTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.waitForFunction(() => 'show' in globalThis);
  const processorMs = await watchMainThread(page);
  const before = await processorMs();
  const usable = await page.evaluate(showTree);
  const processor = (await processorMs()) - before;
  await page.close();
  return { usable, processor };
}

/** Shows the tree with everything expanded, and waits until it is drawn and the page responds again. */
async function showTree(): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const names = () => [...document.querySelectorAll('[role=treeitem], [role=row], li')].map((one) => one.textContent);
  await nextFrame();
  const began = performance.now();
  (globalThis as unknown as { show: () => void }).show();
  while (names().length === 0) await nextFrame();
  const expandAll = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Expand all');
  expandAll?.click();
  while (!names().some((name) => name?.includes('f0.0.2'))) await nextFrame();
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now() - began;
}

function describe(times: Record<Contestant, readonly TreeTimes[]>): BenchRow[] {
  const row = (measure: string, read: (one: TreeTimes) => number, aim: string): BenchRow => {
    const [ours, reactAria, plain] = contestants.map((name) => median(times[name].map(read)));
    const ratio = (name: string, rival = Number.NaN) =>
      `${name} ${rival.toFixed(0)} (${((ours ?? 0) / rival).toFixed(2)})`;
    return {
      area,
      measure,
      value: `${(ours ?? Number.NaN).toFixed(0)} ms`,
      ratio: [ratio('React Aria', reactAria), ratio('nested lists', plain)].join(', '),
      aim,
    };
  };
  return [
    row('10,020 nodes usable after their data', ({ usable }) => usable, 'below 300 ms'),
    row('main thread for that', ({ processor }) => processor, 'a quarter of nested lists'),
  ];
}
