// The tray with jobs of this plugin in it.
import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { certifyMany } from '../visits/visitProcessFixture.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'jobs, running',
    async open(visit) {
      await certifyMany(visit, 4);
      await visit.page.locator('#bd-jobs').click();
      await visit.waitFor('.bd-jobs .bd-job');
    },
  },
  {
    name: 'jobs, ended',
    consoleErrors: /status of 502/,
    async open(visit) {
      const { emulator, page } = visit;
      const match = { method: 'POST', path: '/ca' } as const;
      await emulator.changeClock({ instantWork: true });
      const rejected = { kind: 'envelope', code: 'E0016', data: null } as const;
      await emulator.addFault({ match, when: { nth: 1, times: 2 }, effect: rejected });
      await emulator.addFault({ match, when: { nth: 2, times: 1 }, effect: { kind: 'lostReply' } });
      await certifyMany(visit, 6);
      await visit.waitFor('#bd-jobs .bd-badge:not([data-running])');
      await page.locator('#bd-jobs').click();
      await page.locator('.bd-job-results summary').click();
      await visit.waitFor('.bd-job-results li');
    },
  },
  {
    name: 'signing out while jobs run',
    async open(visit) {
      await certifyMany(visit, 2);
      await visit.page.locator('.bd-person-name').click();
      await visit.page.locator('.bd-person li:last-child button').click();
      await visit.waitFor(openDialog);
    },
  },
];
