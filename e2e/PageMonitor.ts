import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    /** Given by the test. */
    reportProblem?: (problem: string) => void;
  }
}

/** Watches a page all the time for what must never be there, not even for a moment, and notes the calls that it makes. */
export class PageMonitor {
  readonly problems: string[] = [];
  #requests: Request[] = [];

  async start(page: Page): Promise<void> {
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${String(error)}`));
    page.on('request', (request) => this.#requests.push(request));
    await page.exposeFunction('reportProblem', (problem: string) => this.problems.push(problem));
    await page.addInitScript(monitorInPage);
    await page.addInitScript(shortenTimers);
  }

  /** The calls that were made since it was asked last, by the contract's spelling of one. */
  takeRequests(call: string): readonly Request[] {
    const found = this.#requests.filter((request) => matchesEndpoint(call, request));
    this.#requests = [];
    return found;
  }
}

/** Tells whether a request is a call, by the contract's spelling of it. */
export function matchesEndpoint(endpoint: string, request: Request): boolean {
  const [method, path = ''] = endpoint.split(' ');
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return request.method() === method && pattern.test(request.url());
}

/** Runs in the page: two dialogs of the catalogue, two others, and promises that nobody catches. */
function monitorInPage() {
  const ofCatalogue = /^(Request Error|Session timeout|You will be signed out)/;
  const look = () => {
    const open = [
      ...document.querySelectorAll<HTMLElement>('dialog[open], div[role="dialog"], div[role="alertdialog"]'),
    ];
    const titles = open.map((dialog) => dialog.innerText.trim().split('\n')[0] ?? '');
    const count = titles.filter((title) => ofCatalogue.test(title)).length;
    if (count > 1 || titles.length - count > 1) window.reportProblem?.(`dialogs at once: ${titles.join(' | ')}`);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'role'] });
  addEventListener('unhandledrejection', ({ reason }) => window.reportProblem?.(`unhandled: ${String(reason)}`));
}

/**
 * Runs in the page: what takes 15 seconds takes one if the test wishes, and a read is tried again at once, not after a
 * second. A message takes longer to pass by, so that no busy machine misses it.
 */
function shortenTimers() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) =>
    timeout(Math.min(milliseconds, Number(localStorage.getItem('longestCallMs') ?? milliseconds)));
  const after = window.setTimeout.bind(window);
  const changed: Readonly<Record<number, number>> = { 1000: 50, 1500: 10_000 };
  const otherwise = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
    after(handler, changed[delay] ?? delay, ...values);
  window.setTimeout = otherwise as typeof window.setTimeout;
}
