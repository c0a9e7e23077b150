import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const tooLarge = /status of 413/;

export const screens: readonly ScreenEntry[] = [
  {
    name: 'messages, none',
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      await visit.page.locator('#bd-message-log').click();
      await visit.waitFor('.bd-panel-text');
    },
  },
  {
    name: 'messages',
    consoleErrors: tooLarge,
    async open(visit) {
      await openWithToast(visit);
      await visit.page.locator('a.bd-brand').click();
      await visit.waitFor('.bd-home');
      await openList(visit);
      await visit.page.locator('#bd-message-log').click();
      await visit.page.locator('.bd-messages li').nth(1).waitFor();
    },
  },
  {
    name: 'toast',
    consoleErrors: tooLarge,
    async open(visit) {
      await openWithToast(visit);
      // It stays while the pointer is on it.
      await visit.page.locator('.bd-toast').hover();
    },
  },
];

async function openWithToast(visit: ScreenVisit): Promise<void> {
  await visit.goTo('demo/main', { until: '.bd-home' });
  await visit.emulator.addFault({ match: { path: '/applications' }, effect: { kind: 'http', status: 413 } });
  await openList(visit);
}

async function openList(visit: ScreenVisit): Promise<void> {
  await visit.page.locator('.bd-side-menu a[href$=application_manager]').first().click();
  await visit.waitFor('.bd-toast');
}
