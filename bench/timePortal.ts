import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { type NetworkProfile, slowDown } from './slowPage.ts';

/** One opening of a portal. */
export interface PortalVisit {
  readonly address: string;
  readonly line: NetworkProfile | undefined;
  /** How much slower the processor is; 1 for its own speed. */
  readonly slowdown: number;
  /** Keeps what the browser has stored of earlier visits; otherwise its cache is emptied first. */
  readonly isCached: boolean;
}

/** What a visit took until the page was usable. */
export interface VisitTimes {
  readonly usableMs: number;
  /**
   * Processor time of the page's main thread. It depends little on the load of the machine, but only at the processor's
   * own speed: Chromium slows a page down by keeping its thread busy for a share of the time that passes.
   */
  readonly processorMs: number;
  /** The scripts that were requested, by address. */
  readonly scripts: readonly string[];
}

const settleMs = 1_500;
const patienceMs = 120_000;

/** Opens a portal in a tab whose init script marks `usable`, and measures until then. */
export async function timePortal(page: Page, { address, line, slowdown, isCached }: PortalVisit): Promise<VisitTimes> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const noteScript = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  try {
    // A page that only changes its hash would not be opened again.
    await page.goto('about:blank');
    // Chromium keeps one process ready for the next page, and starts another one when that is taken.
    await setTimeout(settleMs);
    if (!isCached) await session.send('Network.clearBrowserCache');
    await slowDown(session, line, slowdown);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    page.on('request', noteScript);
    const before = await readTaskTime(session);
    await page.goto(address, { waitUntil: 'commit' });
    const usableMs = await waitUntilUsable(session);
    const after = await readTaskTime(session);
    return { usableMs, processorMs: after - (after >= before ? before : 0), scripts: [...scripts] };
  } finally {
    page.off('request', noteScript);
    await session.detach();
  }
}

/** Playwright's own wait would first have the page compile a script of 330 kB, a tenth of the work until it is usable. */
async function waitUntilUsable(session: CDPSession): Promise<number> {
  const expression = `performance.getEntriesByName('usable')[0]?.startTime`;
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; ) {
    // oxlint-disable no-await-in-loop -- asks again and again
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (typeof result.value === 'number') return result.value;
    await setTimeout(50);
    // oxlint-enable no-await-in-loop
  }
  throw new Error('The page did not become usable.');
}

async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Runs in the page from its start and marks the frame after the one that shows 50 rows. */
export function watchRows(): void {
  const rows = '[role=grid] [role=rowgroup] [role=row]:has([role=gridcell]), tbody tr';
  // An observer costs less than looking in each frame, which would count as work of the page.
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll(rows).length < 50) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('usable')));
  }).observe(document, { childList: true, subtree: true });
}
