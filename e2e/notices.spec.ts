// A notice for five past midnight in Shanghai, written by an editor in Los Angeles, in three languages with an input method.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';
import { InputMethod } from './InputMethod.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

const path = 'demo/main/product_control/manage_notice/general/edit';
const languageNames = ['English', 'Simplified Chinese', 'Traditional Chinese'];
/** Of the language, in the middle of words. */
const switches = isWholeRun ? 1_000 : 30;

test('a scheduled notice is edited until its second, in the right language, and copied after it', {
  tag: '@journey',
}, async ({ page, signIn, emulator, consoleErrors }) => {
  // The server's clock moves on and the browser's does not; the next response corrects it.
  consoleErrors.allow(/status of 401/);
  await emulator.changeClock({ set: '2026-03-02T15:59:00Z', frozen: true });
  if (isWholeRun) test.setTimeout(1_200_000);
  await page.clock.install({ time: '2026-03-02T15:59:00Z' });
  await signIn('demo', 'demo.notices');
  const row = await emulator.readRow<object>('notifications', 'NTF-DEMO-7');
  const titles = { titleEN: 'Night trading', titleSC: '夜间交易', titleTC: '夜間交易' };
  const contents = { contentEN: '', contentSC: '', contentTC: '' };
  const ready = { status: 'draft', ...titles, ...contents, userGroupID: 'NTG-DEMO-NORTHBOUND' };
  await emulator.putRow('notifications', 'NTF-DEMO-7', { ...row, ...ready });
  await page.goto('demo/main/product_control/manage_notice/general');
  await page
    .getByRole('row', { name: /Night trading/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  expect(page.url()).toContain(path);

  const expected = await composeInAllLanguages(page);
  // A thousand switches take minutes.
  await page.clock.setSystemTime('2026-03-02T15:59:30Z');
  await page.getByRole('radio', { name: 'Later' }).check();
  const time = page.getByRole('textbox', { name: /^Planned for/ });
  await time.fill('2026-03-03 00:05');
  await time.press('Tab');
  // Eight in the morning of the day before, where the editor is.
  await expect(page.getByText(/2 Mar 2026,? 08:05.*GMT-8/)).toBeVisible();
  await page.getByRole('button', { name: 'Check and send…' }).click();
  const check = page.getByRole('alertdialog', { name: 'Send this notice?' });
  await expect(check.getByText('03 Mar 2026, 00:05 in Shanghai')).toBeVisible();
  await expect(check.getByText(/America\/Los_Angeles/)).toBeVisible();
  await check.getByRole('button', { name: 'Schedule notice' }).click();
  await expect(page.getByRole('button', { name: 'Unschedule' })).toBeVisible();
  expect(await readNotice(emulator)).toMatchObject({
    ...expected,
    status: 'pending',
    pushTime: '2026-03-02T16:05:00.000Z',
  });
  const { length } = Object.values(expected).join('');
  process.stdout.write(
    `${switches} switches of the language: ${length} characters composed, each stored in its own.\n`,
  );

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('textbox', { name: /^Content/ })
    .first()
    .fill('Changed one second before.');
  await emulator.changeClock({ set: '2026-03-02T16:04:59Z' });
  await page.getByRole('button', { name: 'Check and send…' }).click();
  await check.getByRole('button', { name: 'Schedule notice' }).click();
  await expect(page.getByRole('button', { name: 'Unschedule' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('textbox', { name: /^Content/ })
    .first()
    .fill('Changed one second after.');
  await emulator.changeClock({ set: '2026-03-02T16:05:01Z' });
  // The page knows the server's time, so its own check would reject the time that has passed meanwhile.
  await time.fill('2026-03-03 00:30');
  await page.getByRole('button', { name: 'Save as draft, do not send' }).click();
  await expect(page.getByText(/Copy it as a new one and send that instead/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy what I wrote as new' }).click();
  await expect(page.getByRole('heading', { name: 'New notice from a copy' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Content/ }).first()).toHaveValue('Changed one second after.');
  expect(await readNotice(emulator)).toMatchObject({
    contentEN: 'Changed one second before.',
    deliveryTime: '2026-03-02T16:05:00.000Z',
  });
});

/** Composes words while the tabs are changed again and again. Returns the contents that must be stored. */
async function composeInAllLanguages(page: Page): Promise<Readonly<Record<string, string>>> {
  const typed = ['', '', ''];
  const method = await InputMethod.open(page);
  const content = page.getByRole('textbox', { name: /^Content/ });
  for (let step = 0; step < switches; step += 1) {
    const language = (step * 2) % languageNames.length;
    // oxlint-disable no-await-in-loop -- one key after the other, as users type
    await page.getByRole('tab', { name: languageNames[language]! }).click();
    await content.focus();
    await page.keyboard.press('End');
    await method.compose('tz');
    if (step % 2 === 0) await method.commit('通知');
    // Otherwise the change of the tab ends the composition, and the letters stay.
    typed[language] += step % 2 === 0 ? '通知' : 'tz';
    // oxlint-enable no-await-in-loop
  }
  await page.getByRole('tab', { name: languageNames[0]! }).click();
  return { contentEN: typed[0]!, contentSC: typed[1]!, contentTC: typed[2]! };
}

function readNotice(emulator: MockClient): Promise<object> {
  return emulator.readRow<object>('notifications', 'NTF-DEMO-7');
}
