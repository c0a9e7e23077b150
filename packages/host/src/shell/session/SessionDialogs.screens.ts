import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';

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
      await visit.page.locator('.bd-side-menu a[href$=application_manager]').first().click();
      await visit.waitFor('main > dialog');
      // The page reloads itself; the new document takes the end out of the history's state.
      await visit.page.waitForFunction(() => !(history.state as { ended?: unknown } | null)?.ended);
      await visit.waitFor('main > dialog');
    },
  },
];
