// A user of the portal in a real Firefox. Playwright does not drive released ones (findings/playwright-firefox-esr.sh), so
// Puppeteer does. What Puppeteer lets a page wait for is compiled there, which the content security policy forbids; the
// waiting happens on this side, by Playwright's `expect`.
import { demoPassword } from '@brokerdesk/plugin-testing/browser';
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';

/** While a page is being replaced, a question to it fails, and is asked again. */
const patience = { timeout: 30_000 };

export interface FirefoxOptions {
  readonly executablePath: string;
  /** The address of the portal. */
  readonly baseURL: string;
  /** The sandbox of the emulator. */
  readonly sandbox: string;
}

/** Opens a Firefox with one tab. */
export async function openFirefox({ executablePath, baseURL, sandbox }: FirefoxOptions): Promise<FirefoxUser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Firefox 140 does not know the command that sets another one.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: { 'intl.locale.requested': 'en-US', 'intl.accept_languages': 'en-US' },
  });
  return openTab({ browser, baseURL, sandbox, problems: [] });
}

interface Session extends Pick<FirefoxOptions, 'baseURL' | 'sandbox'> {
  readonly browser: Browser;
  /** What the pages have reported: errors in the console, exceptions, and violations of the policy. */
  readonly problems: string[];
}

async function openTab(session: Session): Promise<FirefoxUser> {
  const page = await session.browser.newPage();
  const report = (problem: unknown) => void session.problems.push(String(problem));
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('pageerror', report);
  // Firefox 140 does not know the command that adds a header to all requests.
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    request.continue({ headers: { ...request.headers(), 'Mock-Sandbox': session.sandbox } }).catch(report);
  });
  return new FirefoxUser(page, session);
}

export class FirefoxUser {
  readonly page: Page;
  readonly #session: Session;

  constructor(page: Page, session: Session) {
    this.page = page;
    this.#session = session;
  }

  get problems(): readonly string[] {
    return this.#session.problems;
  }

  /** Another tab of the same browser. */
  openTab(): Promise<FirefoxUser> {
    return openTab(this.#session);
  }

  /** Opens an address below the portal's. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#session.baseURL).href);
  }

  /** Signs in through the sign-in page of the demo broker and waits for the shell. */
  async signIn(userID: string): Promise<void> {
    await this.goTo('demo/login');
    await this.type('Login name', userID);
    await (await this.find('input[name=password]')).type(demoPassword);
    await this.press('Sign in');
    await this.find('.bd-person-name');
  }

  /** Waits for an element by a CSS selector and, if given, its full name. */
  async find(selector: string, name?: string): Promise<ElementHandle> {
    let found: ElementHandle | null = null;
    await expect(async () => {
      found = (await this.page.evaluateHandle(findNamed, selector, name)).asElement() as ElementHandle | null;
      expect(found, `${selector} ${name ?? ''}`).not.toBeNull();
    }).toPass(patience);
    return found!;
  }

  /** Waits for a link, button or tab by its full name, and clicks it. */
  async press(name: string): Promise<void> {
    await (await this.find('a[href], button, [role=tab]', name)).click();
  }

  /** Waits for a field by its full name, and types into it. */
  async type(name: string, text: string): Promise<void> {
    await (await this.find('input, textarea', name)).type(text);
  }

  /** Waits until an element, the page unless told otherwise, shows a text. */
  async expectText(text: string, selector = 'body'): Promise<void> {
    await expect(async () => expect(await this.page.evaluate(readText, selector)).toContain(text)).toPass(patience);
  }

  close(): Promise<void> {
    return this.#session.browser.close();
  }
}

/** Runs in the page. */
function readText(selector: string): string {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText).join('\n');
}

/** Runs in the page, because a search by role and name takes Firefox 20 seconds on a page of the portal. */
function findNamed(selector: string, name?: string): Element | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const nameOf = (one: HTMLElement) =>
    one.ariaLabel ?? (one as Partial<HTMLInputElement>).labels?.[0]?.innerText ?? one.innerText;
  return all.find((one) => name === undefined || nameOf(one).trim() === name) ?? null;
}
