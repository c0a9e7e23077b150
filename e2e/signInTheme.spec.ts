// The sign-in page as its broker has configured it, its advertisements before and after sign-in, and the last sign-in.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { expect, test } from './fixtures.ts';
import { waitForResponses } from './waitForResponses.ts';

interface Image {
  readonly brokerCode: string;
  readonly location: 'before-login' | 'after-login';
  readonly active: boolean;
  readonly released: boolean;
}

/** Shows all active images of the demo broker at one location. */
async function showAll(emulator: MockClient, location: Image['location']) {
  for (const id of await emulator.listRowIDs('images')) {
    const image = await emulator.readRow<Image>('images', id);
    if (image.brokerCode !== 'DEMO') continue;
    await emulator.putRow('images', id, {
      ...image,
      location,
      active: true,
      released: true,
      startTime: '2026-01-01T00:00:00.000Z',
      expiryTime: null,
    });
  }
}

test('several advertisements before sign-in are shown one at a time, and nothing moves automatically', async ({
  page,
  emulator,
}) => {
  await showAll(emulator, 'before-login');
  await page.clock.install();
  await page.goto('demo/login');
  const advertisements = page.getByRole('region', { name: 'Advertisements' });
  await expect(advertisements.getByRole('img')).toHaveAccessibleName(/^Advertisement 1 of 5/);
  await page.clock.fastForward(600_000);
  await expect(advertisements.getByRole('img')).toHaveAccessibleName(/^Advertisement 1 of 5/);
  const next = advertisements.getByRole('button', { name: /^Next advertisement/ });
  for (const number of [2, 3, 4, 5, 1]) {
    await next.press('Enter');
    await expect(advertisements.getByRole('img')).toHaveAccessibleName(new RegExp(`^Advertisement ${number} of 5`));
    await expect(next).toBeFocused();
  }
  // Tab does not lead through the advertisements before the form.
  await page.getByRole('textbox', { name: 'Login name' }).focus();
  for (const _step of [1, 2, 3]) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
});

test('advertisements after sign-in are on the home screen only, below the last sign-in', async ({
  page,
  emulator,
  signIn,
}) => {
  await showAll(emulator, 'after-login');
  await page.goto('demo/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Advertisements' })).toHaveCount(0);
  await signIn('demo', 'demo.admin');
  const advertisements = page.getByRole('region', { name: 'Advertisements' });
  await expect(advertisements.getByRole('img')).toHaveAccessibleName(/^Advertisement 1 of 5/);
  await advertisements.getByRole('button', { name: /^Next advertisement/ }).click();
  await expect(advertisements.getByRole('img')).toHaveAccessibleName(/^Advertisement 2 of 5/);
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client Management' })).toBeVisible();
  await expect(advertisements).toHaveCount(0);
});

test('a background picture leaves the texts readable, and the page works without it', async ({
  page,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  const [picture = ''] = (await emulator.listRowIDs('images')).filter((id) => id.startsWith('DEMO'));
  const [pattern = ''] = (await emulator.listRowIDs('webpageContents')).filter((id) => id.startsWith('DEMO'));
  const { publicFiles } = await emulator.readRow<{ publicFiles: readonly object[] }>('images', picture);
  const text = { textEN: '', textSC: '', textTC: '', picture: publicFiles[0] };
  const content = await emulator.readRow<object>('webpageContents', pattern);
  const background = { ...content, ...text, contentID: 'DEMO-WC99', kind: 'background', published: text, publicFiles };
  await emulator.putRow('webpageContents', 'DEMO-WC99', background);
  await page.goto('demo/login');
  const shown = page.locator('img.bd-auth-picture');
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const sheets = page.locator('.bd-sign-in-broker, .bd-sign-in-card, .bd-advertisements');
  await expect(sheets).toHaveCount(3);
  for (const sheet of await sheets.all()) await expect(sheet).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.route('**/systems/public/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  await expect(page.getByRole('img', { name: 'Demo Securities' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Login name' })).toBeVisible();
});

test('the last sign-in is shown in Hong Kong time, and a new user sees that there was none', async ({
  page,
  emulator,
  signIn,
}) => {
  for (const id of await emulator.listRowIDs('users')) {
    const user = await emulator.readRow<{ userID: string }>('users', id);
    if (user.userID === 'demo.reviewer') await emulator.putRow('users', id, { ...user, lastLoginTime: null });
  }
  const now = async () => new Date((await emulator.readClock()).now);
  const before = await now();
  await signIn('demo', 'demo.reviewer');
  const after = await now();
  await expect(page.getByText('This is your first sign-in.')).toBeVisible();
  // The calls of the home page would come too late after the sign-out.
  await waitForResponses(page);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Demo Securities' })).toBeVisible();
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Asia/Shanghai' });
  await signIn('demo', 'demo.reviewer');
  await expect(page.getByText(/^Last sign-in: /)).toContainText(
    new RegExp(`${day.format(before)}|${day.format(after)}`),
  );
});
