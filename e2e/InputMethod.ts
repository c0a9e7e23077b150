import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The last key event that reached the page. */
    lastKey?: ComposedKey;
  }
}

/** A key event as a page receives it: browsers mark those that belong to the input method. */
export interface ComposedKey {
  readonly key: string;
  readonly isComposing: boolean;
}

/** An input method for Chinese, as the browser passes it on: letters are composed, then words are committed. */
export class InputMethod {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Switches it on for a loaded page. */
  static async open(page: Page): Promise<InputMethod> {
    await page.evaluate(() => {
      addEventListener('keydown', ({ key, isComposing }) => (window.lastKey = { key, isComposing }), {
        capture: true,
      });
    });
    return new InputMethod(page, await page.context().newCDPSession(page));
  }

  /** Types letters, one after the other; the field shows them, underlined. */
  async compose(letters: string): Promise<void> {
    for (let length = 1; length <= letters.length; length += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#show(letters.slice(0, length));
    }
  }

  /** Presses a key that the input method consumes. */
  async press(key: string, { isWithControl = false } = {}): Promise<ComposedKey | undefined> {
    const modifiers = isWithControl ? 2 : 0;
    await this.#session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      windowsVirtualKeyCode: 229,
      modifiers,
    });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229, modifiers });
    return this.#page.evaluate(() => window.lastKey);
  }

  /** Replaces the letters by words. */
  async commit(words: string): Promise<void> {
    await this.#session.send('Input.insertText', { text: words });
  }

  /** Discards the letters. */
  async cancel(): Promise<void> {
    await this.#show('');
  }

  /** Switches it off. */
  async close(): Promise<void> {
    await this.#session.detach();
  }

  async #show(text: string): Promise<void> {
    const { length } = text;
    await this.#session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
}
