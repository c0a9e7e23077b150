// A chart in the built portal: its policies allow what the library that draws it needs, and nothing is reported.
import { expect, test } from './fixtures.ts';
import { storeSession } from './storeSession.ts';

test('charts are drawn under the policies of the built portal', async ({ page, emulator }) => {
  await storeSession(page, emulator, { displayCode: 'lotus', userID: 'lotus.admin' });
  await page.goto('lotus/main/chart_template');
  const charts = page.getByRole('main').locator('figure');
  await expect(charts).toHaveCount(3);
  for (const chart of await charts.all()) await expect(chart.locator('.highcharts-series path').first()).toBeAttached();
  // The library's module for keys and screen readers is in the build, too.
  await expect(
    charts
      .first()
      .getByRole('button', { name: /^Show or hide/ })
      .first(),
  ).toBeAttached();
  await charts.first().getByRole('button', { name: 'Table' }).click();
  await expect(charts.first().getByRole('table')).toBeVisible();
});
