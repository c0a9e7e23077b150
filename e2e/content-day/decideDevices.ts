import type { MockClient } from '@brokerdesk/mock-server/client';
import { finishDialog, type Journey, openedDialog, rowsOf } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { openScreen } from './visitScreens.ts';

const count = 10;
/** Every third one is rejected. */
const isRejected = (number: number) => number % 3 === 0;

/** Ten devices of one client wait, the last one first in the list. */
export async function applyForDevices(emulator: MockClient): Promise<void> {
  const [id = ''] = (await emulator.listRowIDs('deviceApplications')).filter((one) => one.startsWith('DEMO-DA'));
  const { loginID } = await emulator.readRow<{ readonly loginID: string }>('deviceApplications', id);
  for (let number = 1; number <= count; number += 1) {
    // oxlint-disable no-await-in-loop -- one after the other, so that each has its own time
    await emulator.applyForDevice({ loginID, deviceInfo: nameOf(number) });
    await emulator.changeClock({ advanceSec: 1 });
    // oxlint-enable no-await-in-loop
  }
}

/** Approves and rejects the ten devices by the keys of the panel, which goes on to the next one each time. */
export async function decideDevices(journey: Journey): Promise<void> {
  const { page, emulator, user, translate } = journey;
  const text = (key: string) => translate(`product-control:${key}`);
  await openScreen(journey, {
    key: 'product-control:menu.userRelated',
    path: '/user_related',
    shown: rowsOf(page),
  });
  await page.keyboard.press('/');
  await user.expectFocus();
  await user.type('平板');
  await expect(rowsOf(page)).toHaveCount(count);
  await user.reach(page.getByRole('button', { name: new RegExp(`^${text('status.PND')}`) }));
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(count);
  await page.keyboard.press('j');
  await expect(rowsOf(page).first().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  for (let number = count; number > 0; number -= 1) {
    // oxlint-disable no-await-in-loop -- one decision after the other
    await expect(panel).toContainText(nameOf(number));
    await expect(panel).toBeFocused();
    await page.keyboard.press(isRejected(number) ? 'r' : 'a');
    const dialog = openedDialog(page);
    await expect(dialog).toContainText(nameOf(number));
    await user.expectFocus();
    await user.fill(dialog.getByRole('textbox'), isRejected(number) ? '未能联络客户' : '已致电确认');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    // oxlint-enable no-await-in-loop
  }
  const decided = await readDecisions(emulator);
  expect(decided).toEqual(
    Array.from({ length: count }, (_, index) => [nameOf(index + 1), isRejected(index + 1) ? 'REJ' : 'BIND']),
  );
  await user.expectFocus();
}

/** Closes the trial version in the other tab, after a question. */
export async function closeTrial(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`product-control:trial.${key}`);
  await user.reach(page.getByRole('main').getByRole('tab', { selected: true }).first());
  await page.keyboard.press('ArrowRight');
  const close = page.getByRole('button', { name: text('close.action'), exact: true });
  await expect(close).toBeVisible();
  await user.reach(close);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(text('close.consequence'));
  await finishDialog(journey, text('close.action'));
  await expect(page.getByRole('button', { name: text('open.action'), exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(text('close.meaning'));
}

function nameOf(number: number): string {
  return `平板 ${String(number).padStart(2, '0')}`;
}

async function readDecisions(emulator: MockClient): Promise<readonly (readonly [string, string])[]> {
  const ids = (await emulator.listRowIDs('deviceApplications')).filter((id) => id.startsWith('DEMO-DV'));
  const rows = await Promise.all(
    ids.map((id) => emulator.readRow<{ deviceInfo: string; status: string }>('deviceApplications', id)),
  );
  return rows
    .map(({ deviceInfo, status }) => [deviceInfo, status] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}
