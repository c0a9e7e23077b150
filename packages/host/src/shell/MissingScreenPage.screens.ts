import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

// The text that waits for the broker's functions has the class, too.
const messagePage = '.bd-message-page h1';

export const screens: readonly ScreenEntry[] = [
  { name: 'not found', open: (visit) => visit.goTo('demo/main/nowhere', { until: messagePage }) },
  {
    name: 'not permitted',
    account: { displayCode: 'demo', userID: 'demo.reviewer' },
    open: (visit) => visit.goTo('demo/main/user_control/user_manager', { until: 'main .bdk-state h2' }),
  },
  {
    name: 'new release',
    consoleErrors: /Failed to load resource|Failed to fetch|PluginFailure/,
    async open(visit) {
      const { page } = visit;
      await visit.goTo('demo/main', { until: '.bd-home' });
      await page.route('**/plugins/account-opening/**/ApplicationListScreen*', (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      );
      await page.route('**/admin/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll('sha256-', 'sha256-A') });
      });
      await page.locator('.bd-side-menu a[href$=application_manager]').first().click();
      await visit.waitFor('main [role=alert]');
    },
  },
  {
    name: 'request error',
    consoleErrors: /status of 403/,
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      const effect = { kind: 'envelope', code: 'E0002', data: null } as const;
      await visit.emulator.addFault({ match: { path: '/applications' }, effect });
      await visit.openDialog('.bd-side-menu a[href$=application_manager]');
    },
  },
];
