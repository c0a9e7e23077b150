// Waits until a page has all that it asked for. `waitForLoadState('networkidle')` returns at once in a page that has signed
// in: it has been idle before.
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const requestsByPage = new WeakMap<Page, Set<Request>>();

/** Remembers for each page of a context its requests that have no response yet. */
export function trackRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    requestsByPage.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/** Waits until no request of the page is in flight, and no card of the first page is still empty. */
export async function waitForResponses(page: Page): Promise<void> {
  const requests = requestsByPage.get(page);
  if (!requests) throw new Error('The requests of this page are not tracked: it is in another context.');
  const waiting = async () => {
    const empty = await page.locator('.bd-home-card > h3:only-child').count();
    return [...[...requests].map((one) => one.url()), ...Array<string>(empty).fill('a card of the first page')];
  };
  await expect.poll(waiting).toEqual([]);
}
