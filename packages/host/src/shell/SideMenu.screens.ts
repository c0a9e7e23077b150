import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'menu drawer',
    widths: [768],
    async open(visit) {
      await visit.page.setViewportSize({ width: 768, height: 800 });
      await visit.goTo('demo/main', { until: '.bd-home' });
      await visit.openDialog('.bd-drawer-button');
    },
  },
  {
    name: 'menu folded',
    widths: [1280],
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      await visit.page.locator('.bd-side-menu button').first().click();
    },
  },
];
