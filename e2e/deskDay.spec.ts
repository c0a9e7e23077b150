// A morning at the desk by keyboard alone, in each language: from the sign-in to an archived application. Names of controls
// are read from the portal's own words, so that nothing here has to be told in three languages.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Locator, Page } from '@playwright/test';
import { demoPassword, expect, test as base } from './fixtures.ts';
import { KeyboardPerson } from './KeyboardPerson.ts';
import { violationsOn } from './violationsOn.ts';
import { type Say, wordsIn } from './wordsIn.ts';

const test = base.extend<{ readonly person: KeyboardPerson }>({
  person: async ({ page }, use) => {
    const person = new KeyboardPerson(page);
    await person.start();
    await use(person);
    expect(person.pointed, 'pointed at').toEqual([]);
  },
});

for (const [locale, language] of [
  ['en-US', 'en'],
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
] as const) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });
    test(`a reviewer's morning by keyboard alone, in ${language}`, async ({ page, emulator, person, consoleGuard }) => {
      test.setTimeout(180_000);
      // A picture that gives way to the form while it is still being drawn.
      consoleGuard.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      await emulator.changeClock({ instantWork: true });
      await emulator.putRow('importRefusals', '*', { times: 0 });
      const { applyID: first } = await emulator.startApplication({ brokerCode: 'DEMO' });
      const { applyID: second } = await emulator.startApplication({ brokerCode: 'DEMO' });
      const desk = { page, emulator, person, say: await wordsIn(language) };
      await signIn(desk);
      await openFromQueue(desk, second);
      await inspectDocuments(desk);
      await correctEmail(desk);
      await returnToClient(desk, second);
      await verifyTheNext(desk, first);
      await goThroughProcess(desk, first);
    });
  });
}

interface Desk {
  readonly page: Page;
  readonly emulator: MockClient;
  readonly person: KeyboardPerson;
  readonly say: Say;
}

async function signIn({ page, person, say }: Desk): Promise<void> {
  await page.goto('demo/login');
  await person.write(page.getByRole('textbox', { name: say('host:signIn.user') }), 'demo.admin');
  await person.write(page.getByRole('textbox', { name: say('host:signIn.password') }), demoPassword);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('host:home.screens') })).toBeVisible();
  await person.keepsFocus();
  expect(await violationsOn(page)).toEqual([]);
}

/** Goes to a page by its name, as those do who know it. */
async function goToPage({ page, say }: Desk, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: say('host:title') })).toBeFocused();
  await page.keyboard.insertText(name);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openFromQueue(desk: Desk, applyID: string): Promise<void> {
  const { page, person, say } = desk;
  await goToPage(desk, say('account-opening:menu.clientManagement'));
  await chooseQueue(desk, say('account-opening:queue.toCheck'));
  expect(await violationsOn(page)).toEqual([]);
  // The newest stands first.
  await page.keyboard.press('j');
  await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(applyID);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: say('account-opening:decision.bar') })).toBeVisible();
  await expect(page.getByText(applyID, { exact: true })).toBeVisible();
  await person.keepsFocus();
  expect(await violationsOn(page)).toEqual([]);
}

async function chooseQueue({ page, person, say }: Desk, name: string): Promise<void> {
  const queue = page
    .getByRole('group', { name: say('kit:list.queues') })
    .getByRole('button', { name: new RegExp(`^${name}`) });
  await person.press(queue);
  await expect(queue).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[role="grid"][aria-busy="false"]')).toBeVisible();
}

/** Looks at three documents, each larger and the other way up. */
async function inspectDocuments({ page, person, say }: Desk): Promise<void> {
  for (const [index, name] of ['identityFront', 'identityBack', 'selfie'].entries()) {
    const picture = page.getByRole('img', { name: say(`account-opening:documents.${name}`) });
    if (index === 0) await expect(picture).toBeVisible();
    await page.keyboard.press(index === 0 ? 'd' : '.');
    await expect(picture).toBeVisible();
    await expect(page.locator('.bdk-canvas')).toBeFocused();
    const before = (await picture.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.1);
    await page.keyboard.press('r');
    await expect(picture).toHaveCSS('rotate', '90deg');
  }
  await person.keepsFocus();
  expect(await violationsOn(page)).toEqual([]);
}

async function correctEmail({ page, person, say }: Desk): Promise<void> {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: say('account-opening:decision.correct.title') });
  await chooseReason(person, dialog);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('account-opening:status.RTC'), { exact: true })).toBeVisible();
  await person.keepsFocus();

  const pages = page.getByRole('navigation', { name: say('account-opening:detail.pages') });
  await person.press(pages.getByRole('button').nth(2), { isBack: true, most: 40 });
  const form = page.getByRole('dialog', { name: say('account-opening:decision.amend.title') });
  const amend = page.locator('.account-opening-answer').filter({ hasText: '@' }).getByRole('button');
  await person.press(amend);
  await person.write(
    form.getByRole('textbox', { name: say('account-opening:decision.amend.value') }),
    'right@client.example',
  );
  await chooseReason(person, form);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('right@client.example').first()).toBeVisible();
  // Back where it was opened, to go on with the next answer.
  await expect(amend).toBeFocused();
  await page.keyboard.press('v');
  await expect(page.getByText(say('account-opening:status.RSB'), { exact: true })).toBeVisible();
  await person.keepsFocus();
  expect(await violationsOn(page)).toEqual([]);
}

async function chooseReason(person: KeyboardPerson, dialog: Locator): Promise<void> {
  const reasons = dialog.getByRole('radio');
  // The broker's own come a moment later.
  await expect(reasons.nth(1)).toBeVisible();
  await person.press(reasons.first(), { key: 'Space' });
}

/** Asks the client himself for a better picture; what he is going to read is shown before, and is what is kept. */
async function returnToClient({ page, emulator, person, say }: Desk, applyID: string): Promise<void> {
  await person.press(page.getByRole('checkbox', { name: say('account-opening:queueSteps.opensNext') }), {
    key: 'Space',
    isBack: true,
    most: 40,
  });
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: say('account-opening:decision.reinput.title') });
  await person.press(dialog.locator('summary').nth(1));
  await person.press(dialog.locator('details[open]').getByRole('checkbox').first(), { key: 'Space' });
  await chooseReason(person, dialog);
  const preview = dialog.locator('.bdk-preview-text');
  await expect(preview).not.toHaveText(say('kit:reason.nothing'));
  const words = await preview.innerText();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const { reason } = await emulator.row<{ reason: string }>('applicationDetails', applyID);
  expect(reason.replaceAll(/\s+/g, ' ')).toBe(words.replaceAll(/\s+/g, ' '));
}

/** The next application of the queue has opened by itself. */
async function verifyTheNext({ page, emulator, person, say }: Desk, applyID: string): Promise<void> {
  await expect(page.getByText(applyID, { exact: true })).toBeVisible();
  await person.keepsFocus();
  await expect(page.getByRole('button', { name: say('account-opening:action.verify') })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('v');
  await expect(page.getByText(applyID, { exact: true })).toBeHidden();
  expect((await emulator.row<{ status: string }>('applications', applyID)).status).toBe('CHK');
  await person.keepsFocus();
}

async function goThroughProcess(desk: Desk, applyID: string): Promise<void> {
  const { page, person, say } = desk;
  await goToPage(desk, say('account-opening:menu.documentCheck'));
  await chooseQueue(desk, say('account-opening:workQueue.toCertify'));
  await page.keyboard.press('/');
  await page.keyboard.insertText(applyID);
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  await person.press(page.getByRole('grid').getByRole('link'));
  const bar = page.getByRole('group', { name: say('account-opening:step.actions') });
  await expect(bar).toBeVisible();
  await person.keepsFocus();
  expect(await violationsOn(page)).toEqual([]);
  // The first try of a certification may fail; then the same is offered once more.
  for (const step of ['certify', 'generateForm', 'confirmForm', 'signForm', 'importToBackOffice'] as const) {
    await takeStep(desk, { step, key: 'v' });
  }
  await takeStep(desk, { step: 'archive' });
  await expect(page.getByText(say('account-opening:status.ARC'), { exact: true })).toBeVisible();
  expect((await desk.emulator.row<{ status: string }>('applications', applyID)).status).toBe('ARC');
}

/** Takes a step by its key, or by its button where it has none, and sees that it was done. */
async function takeStep(
  { page, person, say }: Desk,
  { step, key }: { readonly step: string; readonly key?: string },
): Promise<void> {
  const bar = page.getByRole('group', { name: say('account-opening:step.actions') });
  const opener = bar.getByRole('button', { name: say(`account-opening:step.${step}.label`), exact: true });
  await expect(opener).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press(key ?? 'a');
  if (key === undefined) await person.press(opener, { most: 4 });
  const dialog = page.locator('dialog[open]');
  const send = dialog.getByRole('button', { name: say(`account-opening:step.${step}.title_one`, { count: 1 }) });
  await expect(send).toBeVisible();
  expect(await violationsOn(page), step).toEqual([]);
  await person.press(send);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeHidden();
  await person.keepsFocus();
  expect(await violationsOn(page), `after ${step}`).toEqual([]);
}
