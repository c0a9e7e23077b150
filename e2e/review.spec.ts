import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations, storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Browser, Page } from '@playwright/test';
import { confirmVerification, decisionBar, newestApplication, openApplication } from './applicationPage.ts';
import { expect, test } from './fixtures.ts';

test('a reviewer verifies by one key, returns to unchecked, and corrects an answer with its reason', {
  tag: '@whole',
}, async ({ page, openSession, emulator }) => {
  const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await expect(button(page, 'Verify')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('v');
  await confirmVerification(page);
  await expect(button(page, 'Return to unchecked')).toBeVisible();
  expect(await statusOf(emulator, applyID)).toBe('CHK');

  await press(page, 'Return to unchecked');
  await expect(button(page, 'Verify')).toBeVisible();

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Correct this application?' });
  await expect(dialog.getByRole('radio', { name: 'Typing error by the applicant.' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Typing error by the applicant.' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(button(page, 'Finish correction')).toBeVisible();

  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const amend = page.getByRole('button', { name: /^Correct: Email/ });
  await amend.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Correct an answer' });
  const value = form.getByRole('textbox', { name: 'Corrected answer' });
  await value.fill('nobody');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Confirmed by phone');
  await page.keyboard.press('Control+Enter');
  // The server validates the answer; its message is shown at the field.
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await value.fill('corrected@client.example');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('corrected@client.example').first()).toBeVisible();

  await page.keyboard.press('v');
  await expect(button(page, 'Verify')).toBeVisible();
  expect(await statusOf(emulator, applyID)).toBe('RSB');
});

test('the message to the client is shown before it is sent, and the back end stores exactly that', {
  tag: '@whole',
}, async ({ page, openSession, emulator }) => {
  const applyID = await newestApplication(emulator, ({ status }) => status === 'SUB');
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await press(page, 'Request reinput');
  const dialog = page.getByRole('dialog', { name: 'Request reinput of this application?' });
  await dialog.getByText('Identity', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /selfie/i }).check();
  await dialog.getByRole('radio', { name: /^Your selfie is not clear/ }).check();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const preview = await dialog
    .getByRole('region', { name: /^The recipient will read/ })
    .locator('p')
    .innerText();
  await dialog.getByRole('button', { name: 'Request reinput' }).click();
  await expect(dialog).toBeHidden();
  expect(await statusOf(emulator, applyID)).toBe('RTR');
  const details = await emulator.readRow<{ reason: string }>('applicationDetails', applyID);
  expect(details.reason.replaceAll(/\s+/g, ' ')).toBe(preview.replaceAll(/\s+/g, ' '));
});

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

test('two reviewers see each other; the later one sees what has changed and loses nothing', {
  tag: '@journey',
}, async ({ page, openSession, emulator, browser, baseURL }) => {
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
  await expect(explained).toContainText('This is no longer possible in its present state.');
  await expect(explained.getByRole('button', { name: 'Continue anyway' })).toHaveCount(0);
  await explained.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(emulator, applyID)).toBe('REJ');
  await colleague.context().close();
});

test('a queue is worked through by keyboard alone, and the list returns to the last position', {
  tag: '@whole',
}, async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin');
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await page
    .getByRole('group', { name: 'Quick filters' })
    .getByRole('button', { name: /^To check/ })
    .click();
  await expect(page.getByRole('button', { name: /^Remove filter Status/ })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const numbers = (await page.getByRole('grid').getByRole('link').allTextContents()).filter((one) =>
    one.startsWith('DE'),
  );
  await page
    .getByRole('grid')
    .getByRole('link', { name: numbers[0] ?? '' })
    .focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('navigation', { name: 'Queue' });
  await expect(steps).toContainText(/^.*1 of [\d,]+/s);

  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(numbers[1] ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByText(numbers[0] ?? '', { exact: true })).toBeVisible();

  // From here on the next application opens automatically.
  await steps.getByRole('checkbox', { name: 'Open the next one after a decision' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await expect(button(page, 'Verify')).toBeVisible();
  await page.keyboard.press('v');
  await confirmVerification(page);
  await expect(page.getByText(numbers[1] ?? '', { exact: true })).toBeVisible();
  await expect(steps).toContainText('2 of');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to the list' }).focus();
  await page.keyboard.press('Enter');
  // Decided applications have left the queue; the row of the last opened one has the focus.
  await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(numbers[1] ?? '');
  await expect(page.getByRole('grid').getByRole('link', { name: numbers[0] ?? '' })).toHaveCount(0);
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
