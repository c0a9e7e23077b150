// The portal in a real Firefox, in whole runs only: what every user does, and what browsers implement differently (the import
// map's hashes, the policy, the signing key in IndexedDB, locks and messages between tabs, PDFs in a worker).
import { mockTest } from '@brokerdesk/mock-server/playwright';
import { findFirefox } from '../scripts/findFirefox.mjs';
import { newestApplication } from './applicationPage.ts';
import { expect } from './fixtures.ts';
import { type FirefoxUser, openFirefox } from './FirefoxUser.ts';

const executablePath = findFirefox();

/** A page that was left reports what it was still fetching: a font, or a script whose hash is then that of nothing. */
const interrupted =
  /download failed .* status=2152398850 |computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

const test = mockTest.extend<{ readonly user: FirefoxUser }>({
  user: async ({ baseURL, emulator }, use) => {
    if (!executablePath || !baseURL) throw new Error('There is no Firefox, or no portal.');
    const user = await openFirefox({ executablePath, baseURL, sandbox: emulator.sandbox });
    await use(user);
    await user.close();
    expect(user.problems.filter((problem) => !interrupted.test(problem))).toEqual([]);
  },
});

test.describe('in Firefox', { tag: '@whole' }, () => {
  test('a sign-in reaches a second tab and survives a reload, and a sign-out ends it in both', async ({ user }) => {
    await user.signIn('demo.admin');
    const second = await user.openTab();
    await second.goTo('demo/main');
    await second.find('.bd-person-name');
    await user.page.reload();
    await (await user.find('button:has(.bd-person-name)')).click();
    await user.press('Sign out');
    await user.expectText('Sign in to Demo Securities');
    await second.expectText('You have signed out in another tab.', 'dialog[open]');
    expect(await second.page.evaluate(() => Object.keys(sessionStorage))).toEqual(['Tab']);
  });

  test('a reviewer opens an application, looks at a document and verifies, which is recorded', async ({
    user,
    emulator,
  }) => {
    const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
    await user.signIn('demo.admin');
    await openApplication(user, applyID);
    await user.press('Show Selfie');
    const picture = await user.find('main img[alt="Selfie"]');
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    await user.press('Verify');
    await (await user.find('dialog[open] [data-intent=primary]')).click();
    await user.find('button', 'Return to unchecked');
    await user.press('History');
    await user.expectText('Verify: Submitted → Verified', '[role=tabpanel]');
    expect((await emulator.readRow<{ status: string }>('applications', applyID)).status).toBe('CHK');
  });

  test('an opening form is drawn by the reader of PDFs, and can be confirmed', async ({ user, emulator }) => {
    const applyID = await newestApplication(emulator, ({ status }) => status === 'GOF');
    await user.signIn('demo.admin');
    await openApplication(user, applyID);
    await (await user.find('button[aria-label^="Show Opening form"]')).click();
    await user.expectText('客戶聲明', '[data-page="1"]');
    const canvas = await user.find('[data-page="1"] canvas');
    await expect.poll(() => canvas.evaluate(hasDarkPixels)).toBe(true);
    await user.press('Confirm A/C opening form');
    await user.press('History');
    await user.expectText('Confirm A/C opening form: Form generated → To be signed', '[role=tabpanel]');
  });

  test('an editor shows what is missing, asks before input is lost, and saves', async ({ user, emulator }) => {
    await user.signIn('demo.admin');
    await user.goTo('demo/main/product_control/manage_info/faq');
    await user.press('New category');
    await user.type('Name (English)', 'Typhoons');
    await user.press('Create category');
    await user.expectText('2 fields are not valid', 'dialog[open] [role=alert]');
    await user.page.keyboard.press('Escape');
    await user.expectText('Leave without saving your changes?', 'dialog[open][role=alertdialog]');
    await user.press('Stay');
    await user.type('Name (Simplified Chinese)', '台风安排');
    await user.type('Name (Traditional Chinese)', '颱風安排');
    await user.press('Create category');
    await expect.poll(() => user.page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
    await user.page.reload();
    await user.expectText('Typhoons', 'main nav');
    const ids = await emulator.listRowIDs('faqCategories');
    const rows = await Promise.all(ids.map((id) => emulator.readRow<{ name: unknown }>('faqCategories', id)));
    expect(rows.map(({ name }) => name)).toContainEqual({ EN: 'Typhoons', SC: '台风安排', TC: '颱風安排' });
  });
});

async function openApplication(user: FirefoxUser, applyID: string): Promise<void> {
  await user.press('Client Management');
  await user.type('Search', applyID);
  await user.page.keyboard.press('Enter');
  await expect
    .poll(() => user.page.evaluate(() => document.querySelectorAll('[role=grid] [role=row] a').length))
    .toBe(1);
  await user.press(applyID);
}

/** Runs in the page. */
function isDrawn(picture: Element): boolean {
  return (picture as HTMLImageElement).naturalWidth > 0;
}

/** Runs in the page. */
function hasDarkPixels(element: Element): boolean {
  const { width, height } = element as HTMLCanvasElement;
  const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
  return pixels?.some((value, at) => at % 4 === 0 && value < 160) ?? false;
}
