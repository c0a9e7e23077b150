import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Browser, Page } from '@playwright/test';
import { confirmVerification, decisionBar, newestApplication, openApplication } from './applicationPage.ts';
import { expect, test } from './fixtures.ts';
import { storeSession } from './storeSession.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';

test('the dialog of a decision reserves space for the broker’s reasons, so that nothing moves when they arrive', async ({
  page,
  openSession,
  emulator,
}) => {
  const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
  await openSession('demo', 'demo.admin');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/applications/reasons', async (route) => {
    await isReleased;
    await route.continue();
  });
  await openApplication(page, applyID);
  await press(page, 'Reject');
  const dialog = page.getByRole('dialog');
  const reasons = dialog.getByRole('radiogroup', { name: 'Reason' });
  await expect(reasons).toBeFocused();
  await expect(reasons).toHaveAttribute('aria-busy', 'true');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const before = await cancel.boundingBox();
  release();
  await expect(dialog.getByRole('radio', { name: 'No reason' })).toBeFocused();
  expect(await cancel.boundingBox()).toEqual(before);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('textbox', { name: /^Text for the recipient/ })).toHaveValue(/./);
});

test('two reviewers see each other; the later one sees what has changed and loses nothing', async ({
  page,
  openSession,
  emulator,
  browser,
  baseURL,
}) => {
  const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await expect(button(page, 'Reject')).toBeVisible();

  const colleague = await openAsColleague(browser, emulator, baseURL);
  await storeSession(colleague, emulator, { displayCode: 'demo', userID: 'demo.reviewer' });
  await colleague.goto('demo/main');
  await openApplication(colleague, applyID);
  await expect(colleague.getByText(/^Also viewing/)).toBeVisible();

  // The first reviewer is writing a reason while the colleague verifies.
  await button(page, 'Reject').click();
  const dialog = page.getByRole('dialog', { name: 'Reject this application?' });
  await dialog.getByRole('radio', { name: 'Other reason' }).check();
  const words = dialog.getByRole('textbox', { name: /^Text for the recipient/ });
  await words.fill('請聯絡客戶服務部。');
  await press(colleague, 'Verify');
  await confirmVerification(colleague);
  await expect(button(colleague, 'Return to unchecked')).toBeVisible();

  await dialog.getByRole('button', { name: 'Reject' }).click();
  const conflict = dialog.getByRole('alert', { name: /changed this/ });
  await expect(conflict.getByRole('row', { name: /Status/ })).toContainText('Verified');
  await expect(words).toHaveValue('請聯絡客戶服務部。');
  expect(await statusOf(emulator, applyID)).toBe('CHK');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Apply mine again' }).click();
  await expect(dialog).toBeHidden();
  expect(await statusOf(emulator, applyID)).toBe('REJ');
  expect((await emulator.readRow<{ reason: string }>('applicationDetails', applyID)).reason).toBe('請聯絡客戶服務部。');

  // The colleague's page is outdated: the dialog explains what is no longer possible, and nothing happens.
  await press(colleague, 'Return to unchecked');
  const explained = colleague.getByRole('dialog', { name: 'Return to unchecked' });
  await expect(explained.getByRole('row', { name: /Status/ })).toContainText('Rejected');
  await explained.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(explained).toContainText('This is not possible in the current status.');
  await explained.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(emulator, applyID)).toBe('REJ');
  await colleague.context().close();
});

test('keys of an input method decide nothing, and the text reaches the client as it was typed', {
  tag: '@whole',
}, async ({ page, openSession, emulator }) => {
  const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await expect(button(page, 'Verify')).toBeVisible();
  // Keys that belong to a composition have the code 229.
  await page.evaluate(() => {
    const composed = { key: 'v', keyCode: 229, isComposing: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', composed));
  });
  await press(page, 'Reject');
  const dialog = page.getByRole('dialog', { name: 'Reject this application?' });
  await dialog.getByRole('radio', { name: 'Other reason' }).check();
  const words = dialog.getByRole('textbox', { name: /^Text for the recipient/ });
  await words.focus();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'ㄑㄧㄥˇ', selectionStart: 4, selectionEnd: 4 });
  // Enter commits the word and sends nothing.
  await words.evaluate((element) => {
    const composed = { key: 'Enter', keyCode: 229, isComposing: true, ctrlKey: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', composed));
  });
  await browser.send('Input.insertText', { text: '請' });
  await browser.send('Input.insertText', { text: '聯絡我們。' });
  await expect(words).toHaveValue('請聯絡我們。');
  await expect(dialog.getByRole('region', { name: /^The recipient will read/ })).toContainText('請聯絡我們。');
  expect(await statusOf(emulator, applyID)).toBe('SUB');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await emulator.readRow<{ reason: string }>('applicationDetails', applyID)).reason).toBe('請聯絡我們。');
});

async function statusOf(emulator: MockClient, applyID: string): Promise<string> {
  return (await emulator.readRow<{ status: string }>('applications', applyID)).status;
}

function button(page: Page, name: string) {
  return decisionBar(page).getByRole('button', { name, exact: true });
}

async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** Another browser in the same sandbox of the emulator. */
async function openAsColleague(browser: Browser, { sandbox }: MockClient, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'Mock-Sandbox': sandbox },
  });
  return context.newPage();
}
