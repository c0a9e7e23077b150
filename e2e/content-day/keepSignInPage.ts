import { type Journey, openedDialog, typeTexts } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { confirmAction, openRecord, openScreen } from './visitScreens.ts';

const title = { EN: 'Autumn at the exchange', SC: '交易所的秋天', TC: '交易所的秋天' };

interface StoredContent {
  readonly brokerCode: string;
  readonly kind: string;
  readonly published: { readonly textEN: string; readonly textSC: string; readonly textTC: string } | null;
}

/** Writes a title in three languages, publishes it, and takes it off the page again. */
export async function keepSignInPage(journey: Journey): Promise<void> {
  const { page, user, translate } = journey;
  const text = (key: string) => translate(`product-control:${key}`);
  await openScreen(journey, {
    key: 'product-control:menu.loginPage',
    path: '/login_page',
    shown: page.locator('[role=grid][aria-busy=false] .bdk-row'),
  });
  const item = text('content.item');
  await user.reach(page.getByRole('button', { name: translate('kit:create.button', { item }), exact: true }));
  await page.keyboard.press('Enter');
  const form = openedDialog(page);
  await user.reach(form.getByRole('textbox', { name: new RegExp(`^${text('content.name')}`) }));
  await user.type('Autumn 2026');
  await typeTexts(journey, form, text('content.kinds.title'), title);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await user.expectFocus();

  const panel = await openRecord(journey, 'Autumn 2026');
  await expect(panel).toContainText(text('content.states.draft'));
  await confirmAction(journey, text('action.publish'));
  await expect(panel).toContainText(text('content.states.published'));
  expect(await readTitles(journey)).toEqual([title]);
  await confirmAction(journey, text('action.unpublish'));
  await expect(panel).toContainText(text('content.states.unpublished'));
  // The broker's standard is back.
  expect(await readTitles(journey)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await user.expectFocus();
}

/** The titles that the sign-in page has now, in all languages. */
async function readTitles({ emulator }: Journey): Promise<readonly unknown[]> {
  const ids = await emulator.listRowIDs('webpageContents');
  const rows = await Promise.all(ids.map((id) => emulator.readRow<StoredContent>('webpageContents', id)));
  return rows.flatMap(({ brokerCode, kind, published }) => {
    if (brokerCode !== 'DEMO' || kind !== 'title' || published === null) return [];
    const { textEN: EN, textSC: SC, textTC: TC } = published;
    return [{ EN, SC, TC }];
  });
}
