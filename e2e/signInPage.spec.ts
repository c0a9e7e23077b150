// The sign-in page as its editor previews it, and as everyone sees it after it has been published.
import { openEmptyPage } from '@brokerdesk/plugin-testing/browser';
import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const path = 'main/product_control/manage_portal/login_page';
const compared = [
  '.bd-logo',
  '.bd-sign-in-title',
  '.bd-sign-in-text',
  '.bd-sign-in-card',
  '.bd-sign-in-card h1',
  '.bd-sign-in-card form',
  '.bd-sign-in-card input',
  '.bd-sign-in-card button[type=submit]',
  '.bd-advertisements',
];

// As large as the preview's computer, so that positions can be compared.
test.use({ viewport: { width: 1280, height: 800 } });

test('a published logo is on the page and its icon in the top bar, as the preview showed; unpublished, the standard is back', async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.content', path);
  const standardIcon = await iconOf(page);
  await page.getByRole('button', { name: /^Logo/ }).first().click();
  await page.getByRole('button', { name: 'New content' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('Autumn');
  const buffer = await readFile('fixtures/pictures/logo-harbour.png');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'autumn_1.png', mimeType: 'image/png', buffer });
  const draft = dialog.frameLocator('iframe');
  await expect(draft.locator('.bd-logo')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Create content' }).click();
  await expect(dialog).toHaveCount(0);
  await publish(page, 'Autumn');
  await page.getByRole('button', { name: /^Icon/ }).first().click();
  await publish(page, 'Icon');
  await page.getByRole('button', { name: /^Logo/ }).first().click();
  await page.getByRole('grid').getByRole('button', { name: 'Autumn', exact: true }).click();
  const preview = await previewOf(page);
  const previewed = await measure(preview);
  expect(previewed).toHaveLength(10);

  // Nothing in the frame takes the focus or the pointer.
  await page.locator('.bd-preview').click({ force: true });
  expect(await preview.evaluate(() => document.hasFocus() && document.activeElement !== document.body)).toBe(false);

  await page.reload();
  await expect.poll(() => iconOf(page)).not.toBe(standardIcon);
  const shown = await visit(page);
  expect(await measure(page.mainFrame())).toEqual(previewed);

  await openSession('demo', 'demo.content', path);
  await choose(page, 'Autumn', 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('“Autumn” is no longer on the sign-in page.').first()).toBeVisible();
  expect(await visit(page)).not.toBe(shown);
  await expect(page.locator('.bd-logo')).toHaveAttribute('src', /logo-demo/);
});

async function publish(page: Page, name: string) {
  await choose(page, name, 'Publish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`“${name}” is on the sign-in page.`).first()).toBeVisible();
}

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('grid').getByRole('row', { name }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

function iconOf(page: Page) {
  return page.locator('.bd-top-bar .bd-brand-logo').getAttribute('src');
}

async function previewOf(page: Page): Promise<Frame> {
  const element = await page.locator('.bd-preview > iframe[data-styled]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The preview has no frame.');
  await expect.poll(() => frame.locator('.bd-advertisements img').count()).toBe(1);
  return frame;
}

/** Opens the sign-in page as a visitor without a session, and returns the address of its logo. */
async function visit(page: Page) {
  await openEmptyPage(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('demo/login');
  await page.locator('.bd-advertisements img').waitFor();
  return page.locator('.bd-logo').getAttribute('src');
}

/** The place, the text and the picture of each compared part. */
async function measure(frame: Frame) {
  // Pictures without their sizes move what is below them.
  await frame.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return frame.evaluate(
    (selectors) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const text = element.textContent;
          return { selector, text, src: element.getAttribute('src'), box: [x, y, width, height].map(Math.round) };
        }),
      ),
    compared,
  );
}
