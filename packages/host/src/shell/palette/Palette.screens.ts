import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  { name: 'palette', open: openPalette },
  {
    name: 'palette, results',
    async open(visit) {
      await openPalette(visit);
      await visit.page.locator('.bd-palette input').fill('chan');
      await visit.page.locator('.bd-palette-description').nth(3).waitFor();
    },
  },
  {
    name: 'palette, no match',
    async open(visit) {
      await openPalette(visit);
      await visit.page.locator('.bd-palette input').fill('zzzzz');
      await visit.page.waitForLoadState('networkidle');
    },
  },
];

async function openPalette(visit: ScreenVisit): Promise<void> {
  await visit.goTo('demo/main', { until: '.bd-home' });
  await visit.page.keyboard.press('Control+k');
  await visit.waitFor('.bd-palette');
}
