// A portal whose browser keeps nothing, from the start or from some moment on: the user works as always, as long as the page.
import { switchLanguage, fillSignIn, submitForm } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toastRecorder.ts';

const failures = {
  'a full localStorage': () => {
    for (let size = 1_000_000; size >= 1; ) {
      try {
        localStorage.setItem(`Filling ${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  },
  'no room in any storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'blocked storage, databases, cookies, channels and locks': () => {
    const deny = (): never => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    window.BroadcastChannel = class {
      constructor() {
        deny();
      }
    } as unknown as typeof BroadcastChannel;
    LockManager.prototype.request = async () => deny();
    LockManager.prototype.query = async () => deny();
  },
} satisfies Record<string, () => void>;

for (const [name, fail] of Object.entries(failures)) {
  // The storage of the plugin SDK treats all of them alike.
  const tag = fail === failures['a full localStorage'] ? [] : '@whole';
  test(`${name}: sign-in, change of language, a list and the way back to it`, { tag }, async ({ page }) => {
    await page.addInitScript(fail);
    await page.goto('demo/login');
    await switchLanguage(page, 'zh-Hant');
    await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
    await fillSignIn(page, 'demo.admin');
    await submitForm(page);
    await switchLanguage(page, 'en');
    await work(page);
  });
}

test('storage that fails from some moment on: the work goes on, and a view that could not be kept is not started', async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.admin');
  await page.evaluate(failures['no room in any storage']);
  await work(page);
  await switchLanguage(page, 'zh-Hans');
  await switchLanguage(page, 'en');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Role Management' }).click();
  await page
    .getByRole('button', { name: /^Actions / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'View as this role' }).click();
  await expectToast(page, 'This browser does not store what the view needs. Nothing was changed.');
});

/** Opens a list, changes what is stored of it, and comes back to it from one of its rows. */
async function work(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Hong Kong' });
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: /Remove filter Region/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
}
