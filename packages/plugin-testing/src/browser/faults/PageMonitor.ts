import { expect, type Page, type Request } from '@playwright/test';

declare global {
  interface Window {
    /** Provided by the test. */
    reportProblem?: (problem: string) => void;
  }
}

export interface PageMonitorOptions {
  /** Shortens the waiting times of the host, which would make the fault matrix many times as long. */
  readonly shortensTimers: boolean;
}

/** Watches a page all the time for what must never be there, not even for a moment, and records its requests. */
export class PageMonitor {
  readonly problems: string[] = [];
  readonly shortensTimers: boolean;
  readonly #page: Page;
  readonly #settled = new WeakSet<Request>();
  #requests: Request[] = [];

  private constructor(page: Page, { shortensTimers }: PageMonitorOptions) {
    this.#page = page;
    this.shortensTimers = shortensTimers;
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${String(error)}`));
    page.on('request', (request) => this.#requests.push(request));
    page.on('requestfinished', (request) => this.#settled.add(request));
    page.on('requestfailed', (request) => this.#settled.add(request));
  }

  static async start(page: Page, options: PageMonitorOptions): Promise<PageMonitor> {
    const monitor = new PageMonitor(page, options);
    await page.exposeFunction('reportProblem', (problem: string) => monitor.problems.push(problem));
    await page.addInitScript(monitorInPage);
    if (options.shortensTimers) await page.addInitScript(shortenTimers);
    return monitor;
  }

  /** Returns the requests of an endpoint since the last look, and forgets all. */
  takeRequests(endpoint: string): readonly Request[] {
    const found = this.#requests.filter((request) => matchesEndpoint(endpoint, request));
    this.#requests = [];
    return found;
  }

  waitForRequest(endpoint: string): Promise<Request> {
    return this.#page.waitForRequest((request) => matchesEndpoint(endpoint, request));
  }

  /** Waits until so many requests of an endpoint have ended, with a response or without. */
  async waitForResponses(endpoint: string, count: number): Promise<void> {
    const countSettled = () =>
      this.#requests.filter((request) => matchesEndpoint(endpoint, request) && this.#settled.has(request)).length;
    const message = `${endpoint}: ${count} requests have ended`;
    // By default, it would soon look only once a second.
    await expect.poll(countSettled, { message, intervals: [50] }).toBeGreaterThanOrEqual(count);
  }
}

function matchesEndpoint(endpoint: string, request: Request): boolean {
  const [method, path = ''] = endpoint.split(' ');
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return request.method() === method && pattern.test(request.url());
}

/**
 * Runs in the page: reports two dialogs of the catalogue, two others, and promises that nothing catches. The question whether to
 * leave a form stands above it, and so does the one for a code above what it confirms.
 */
function monitorInPage() {
  const catalogueTitle = /^(Request Error|Session timeout|You will be signed out)/;
  const checkDialogs = () => {
    const open = [
      ...document.querySelectorAll<HTMLElement>('dialog[open], div[role="dialog"], div[role="alertdialog"]'),
    ];
    const titles = open
      .map((dialog) => dialog.innerText.trim().split('\n')[0] ?? '')
      .filter((title) => !/^(Leave without saving|Verify your identity)/.test(title));
    const count = titles.filter((title) => catalogueTitle.test(title)).length;
    if (count > 1 || titles.length - count > 1) window.reportProblem?.(`dialogs at once: ${titles.join(' | ')}`);
  };
  new MutationObserver(checkDialogs).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'role'],
  });
  addEventListener('unhandledrejection', ({ reason }) => window.reportProblem?.(`unhandled: ${String(reason)}`));
}

/**
 * Runs in the page: a time limit of 15 seconds becomes one second if the test asks for it, and a read is repeated at once
 * instead of after a second. A toast stays longer, so that a busy machine does not miss it. The real times are proved by
 * containers.spec.ts.
 */
function shortenTimers() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) =>
    timeout(Math.min(milliseconds, Number(localStorage.getItem('longestCallMs') ?? milliseconds)));
  const schedule = window.setTimeout.bind(window);
  const replacements: Readonly<Record<number, number>> = { 1000: 50, 1500: 10_000 };
  const scheduleFaster = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
    schedule(handler, replacements[delay] ?? delay, ...values);
  window.setTimeout = scheduleFaster as typeof window.setTimeout;
}
