// Finds English on a Chinese page. A word in Latin letters is allowed if Chinese texts use it too (latinWords.ts), if it is
// an identifier such as DE0000007, or if it is data, that is, part of a response. The English member of a text in three
// languages is not data for a Chinese page.
import type { Page, Response } from '@playwright/test';
import { findUntranslated, readShownTexts, valuesIn } from '../../findUntranslated.ts';

declare global {
  interface Window {
    /** Exposed by {@link UntranslatedTextDetector.start}. */
    recordTyped?: (words: string) => void;
  }
}

/** Records the responses that a page receives, and reads the texts that it shows or exposes to screen readers. */
export class UntranslatedTextDetector {
  readonly #page: Page;
  readonly #typed = new Set<string>();
  readonly #data = new Set<string>();
  #responses: Promise<string>[] = [];

  /** Begins to record; call it before the first page is opened. */
  static async start(page: Page): Promise<UntranslatedTextDetector> {
    const detector = new UntranslatedTextDetector(page);
    await page.exposeFunction('recordTyped', (words: string) => detector.#typed.add(words));
    await page.addInitScript(observeTyping);
    return detector;
  }

  private constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (isData(response)) this.#responses.push(bodyOf(response));
    });
  }

  /** Adds data that did not come with a response, such as a minted session. */
  addData(data: unknown): void {
    for (const value of valuesIn(data)) this.#data.add(value);
  }

  /** Forgets all data, before another screen is opened. */
  forget(): void {
    this.#typed.clear();
    this.#data.clear();
    this.#responses = [];
  }

  /** Returns the English on the page, one line each, with the element that contains it. */
  async find(): Promise<readonly string[]> {
    const bodies = await Promise.all(this.#responses);
    const received = bodies.filter((body) => body !== '').flatMap((body) => valuesIn(JSON.parse(body) as unknown));
    const values = new Set([...this.#data, ...received]);
    // Pages repeat what was typed.
    for (const part of new URL(this.#page.url()).pathname.split('/')) values.add(part);
    for (const typed of this.#typed) values.add(typed);
    return findUntranslated(await this.#page.evaluate(readShownTexts, { generated: true }), values);
  }
}

function isData(response: Response): boolean {
  const { pathname } = new URL(response.url());
  return /^\/(api|admin\/registry)\//.test(pathname) && (response.headers()['content-type'] ?? '').includes('json');
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    // The page that sent the request has gone, so the response is not shown.
    return '';
  }
}

/** Runs in the page. */
function observeTyping() {
  addEventListener('input', ({ target }) => window.recordTyped?.((target as HTMLInputElement).value), {
    capture: true,
  });
}
