import type { Session } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { createQueryCodec } from '@brokerdesk/host/testing/session';
import { type Account, storeSession } from '../session/storeSession.ts';

/** Where {@link ScreenVisit.goTo} goes. */
export interface Destination {
  /** The screen's parameters; they are encrypted as the portal does it. */
  readonly params?: Readonly<Record<string, string>>;
  /** A selector to wait for. */
  readonly until?: string;
}

const defaultAccount: Account = { displayCode: 'demo', userID: 'demo.admin' };

/** One visit to the portal, in one sandbox of the emulator. */
export class ScreenVisit {
  readonly page: Page;
  readonly emulator: MockClient;
  #session: Session | undefined;
  #displayCode = '';

  constructor(page: Page, emulator: MockClient) {
    this.page = page;
    this.emulator = emulator;
  }

  /** Stores a minted session in the page. */
  async signIn(account: Account = defaultAccount): Promise<Session> {
    this.#session = await storeSession(this.page, this.emulator, account);
    this.#displayCode = account.displayCode;
    return this.#session;
  }

  /** Loads an address of the portal, such as `demo/login`. */
  async goTo(address: string, { params, until }: Destination = {}): Promise<void> {
    const query = params === undefined ? '' : `?q=${await this.#encodeQuery(address, params)}`;
    await this.page.goto(address + query);
    if (until !== undefined) await this.waitFor(until);
  }

  /** Waits until an element is visible. Looks at every frame; a locator looks less and less often, at last twice a second. */
  async waitFor(selector: string): Promise<void> {
    await this.page.waitForFunction(isAnyVisible, selector, { polling: 'raf' });
  }

  /** Clicks a button and waits for the dialog that it opens. */
  async openDialog(button: string): Promise<void> {
    await this.page.locator(button).first().click();
    await this.waitFor(openDialog);
  }

  /** Chooses an action of the record that is shown: its button, or its item in the menu. Waits for the dialog that it opens. */
  async openAction(id: string): Promise<void> {
    const actions = this.page.locator('.bdk-actions').first();
    const button = actions.locator(`[data-action=${id}]`);
    if (!(await button.isVisible())) {
      await actions.locator('[aria-haspopup=menu]').click();
      await this.page.locator(`[role=menuitem][data-action=${id}]`).click();
    } else await button.click();
    await this.waitFor(openDialog);
  }

  /** Opens a tab by its key and waits for its content. */
  async openTab(id: string, until: string): Promise<void> {
    await this.page.locator(`[role=tab][id$="-${id}"]`).click();
    await this.waitFor(`[role=tabpanel] ${until}`);
  }

  #encodeQuery(address: string, params: Readonly<Record<string, string>>): Promise<string> {
    if (this.#session === undefined)
      throw new Error('Parameters are encrypted with the key of a session: sign in first.');
    return createQueryCodec(this.#session.queryKey).encode(params, {
      display: this.#displayCode,
      pathname: `/admin/${address}`,
    });
  }
}

/** Runs in the page. */
function isAnyVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
}

/** The selector of a dialog that is open. */
export const openDialog = 'dialog[open]';
