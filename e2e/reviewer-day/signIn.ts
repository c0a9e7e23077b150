import { demoPassword, expect } from '../fixtures.ts';
import type { JourneyContext } from './processApplication.ts';

/** Signs in to the demo broker by keyboard. */
export async function signIn(
  { page, user, translate, expectAccessible }: JourneyContext,
  userID: string,
): Promise<void> {
  await page.goto('demo/login');
  await user.fill(page.getByRole('textbox', { name: translate('host:signIn.user') }), userID);
  await user.fill(page.getByRole('textbox', { name: translate('host:signIn.password') }), demoPassword);
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: translate('host:home.pending') })).toBeVisible();
  await user.expectFocus();
  await expectAccessible();
}
