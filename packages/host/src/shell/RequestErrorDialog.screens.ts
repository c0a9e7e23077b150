import type { ScreenEntry } from '../../../../e2e/catalogue/ScreenEntry.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'request error',
    consoleErrors: /status of 403/,
    async open(visit) {
      await visit.goTo('demo/main', { until: '.bd-home' });
      const effect = { kind: 'envelope', code: 'E0002', data: null } as const;
      await visit.emulator.addFault({ match: { path: '/applications' }, effect });
      await visit.openDialog('.bd-home-group a[href$=application_manager]');
    },
  },
];
