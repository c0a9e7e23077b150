import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'session countdown',
    async open(visit) {
      await visit.emulator.addFault({ effect: { kind: 'sessionLow', remainSec: 200 } });
      await visit.goTo('demo/main', { until: '.bd-time-left' });
    },
  },
  {
    name: 'session ended',
    hasNoLanguageChoice: true,
    consoleErrors: /status of 401/,
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      await visit.emulator.takeOverSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
      // At once: any call of the page may bring the end first, and then there is no menu.
      await visit.page.evaluate(() =>
        document.querySelector<HTMLElement>('.bd-side-menu a[href$=application_manager]')?.click(),
      );
      await visit.waitFor('main > dialog');
      // The page reloads itself; the new document takes the end out of the history's state.
      await visit.page.waitForFunction(() => !(history.state as { ended?: unknown } | null)?.ended);
      await visit.waitFor('main > dialog');
    },
  },
];
