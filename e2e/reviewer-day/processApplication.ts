// What a reviewer does with an application by keyboard: finds it in its queue, and takes it from step to step.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { KeyboardUser } from '../KeyboardUser.ts';
import type { Translate } from '../loadTranslations.ts';
import { openInPalette } from '../openInPalette.ts';

/** One morning in one language. */
export interface JourneyContext {
  readonly page: Page;
  readonly emulator: MockClient;
  readonly user: KeyboardUser;
  readonly translate: Translate;
  /** Looks at a stage, named if there are several of a kind. */
  readonly expectAccessible: (step?: string) => Promise<void>;
}

/** Goes to a page by its name. */
export async function goToPage({ page, translate }: JourneyContext, name: string): Promise<void> {
  await openInPalette(page, translate, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the newest application of those that wait for verification. */
export async function openFromQueue(journey: JourneyContext, applyID: string): Promise<void> {
  const { page, user, translate, expectAccessible } = journey;
  await goToPage(journey, translate('account-opening:menu.clientManagement'));
  await chooseQueue(journey, translate('account-opening:queue.toCheck'));
  await expectAccessible();
  // The newest comes first.
  await page.keyboard.press('j');
  await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(applyID);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: translate('account-opening:decision.bar') })).toBeVisible();
  await expect(page.getByText(applyID, { exact: true })).toBeVisible();
  await user.expectFocus();
  await expectAccessible();
}

/** Shows one of the queues above a list. */
export async function chooseQueue({ page, user, translate }: JourneyContext, name: string): Promise<void> {
  const queue = page
    .getByRole('group', { name: translate('kit:list.queues') })
    .getByRole('button', { name: new RegExp(`^${name}`) });
  await user.press(queue);
  await expect(queue).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[role="grid"][aria-busy="false"]')).toBeVisible();
}

/** Verifies the application that is open. */
export async function verify({ page, emulator, user, translate }: JourneyContext, applyID: string): Promise<void> {
  await page.keyboard.press('v');
  const dialog = page.getByRole('alertdialog', { name: translate('account-opening:decision.verify.title') });
  await user.press(dialog.getByRole('button', { name: translate('account-opening:action.verify') }));
  await expect(dialog).toBeHidden();
  expect((await emulator.readRow<{ status: string }>('applications', applyID)).status).toBe('CHK');
  await user.expectFocus();
}

/** Takes a verified application to the archive, step by step. */
export async function goThroughProcess(journey: JourneyContext, applyID: string): Promise<void> {
  const { page, user, translate, expectAccessible } = journey;
  await goToPage(journey, translate('account-opening:menu.documentCheck'));
  await chooseQueue(journey, translate('account-opening:workQueue.toCertify'));
  await page.keyboard.press('/');
  await page.keyboard.insertText(applyID);
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  await user.press(page.getByRole('grid').getByRole('link'));
  const bar = page.getByRole('group', { name: translate('account-opening:step.actions') });
  await expect(bar).toBeVisible();
  await user.expectFocus();
  await expectAccessible();
  // The first try of a certification may fail; then the same step is offered again.
  for (const step of ['certify', 'generateForm', 'confirmForm', 'signForm', 'importToBackOffice'] as const) {
    await takeStep(journey, { step, key: 'v' });
  }
  await takeStep(journey, { step: 'archive' });
  await expect(page.getByText(translate('account-opening:status.ARC'), { exact: true })).toBeVisible();
  expect((await journey.emulator.readRow<{ status: string }>('applications', applyID)).status).toBe('ARC');
}

/** Takes a step by its key, or by its button where it has none, and waits until it is done. */
async function takeStep(
  { page, user, translate, expectAccessible }: JourneyContext,
  { step, key }: { readonly step: string; readonly key?: string },
): Promise<void> {
  const bar = page.getByRole('group', { name: translate('account-opening:step.actions') });
  const opener = bar.getByRole('button', { name: translate(`account-opening:action.${step}`), exact: true });
  await expect(opener).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press(key ?? 'a');
  if (key === undefined) await user.press(opener, { maxPresses: 4 });
  const dialog = page.locator('dialog[open]');
  const send = dialog.getByRole('button', { name: translate(`account-opening:step.${step}.title_one`, { count: 1 }) });
  await expect(send).toBeVisible();
  await expectAccessible(step);
  await user.press(send);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeHidden();
  await user.expectFocus();
  await expectAccessible(`after ${step}`);
}
