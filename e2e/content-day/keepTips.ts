import { type Journey, typeTexts } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { expectToast } from '../toastRecorder.ts';
import { openScreen } from './visitScreens.ts';

const tip = {
  EN: 'Never give your password to anyone.',
  SC: '请勿向任何人透露您的密码。',
  TC: '請勿向任何人透露您的密碼。',
};

/** Writes the tip at the sign-in in three languages, sees it as the app shows it, and saves all tips. */
export async function keepTips(journey: Journey): Promise<void> {
  const { page, user, translate, textIn } = journey;
  const text = (key: string, values?: object) => translate(`product-control:tips.${key}`, values as never);
  const place = text('places.login');
  const section = page.getByRole('region', { name: place, exact: true });
  await openScreen(journey, { key: 'product-control:menu.tips', path: '/tips_matter', shown: section });
  await typeTexts(journey, section, text('textOf', { place }), tip);
  await expect(page.getByRole('complementary', { name: text('preview') })).toContainText(textIn(tip));
  await user.expectFocus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectToast(page, text('saved'));
  await user.expectFocus();
}
