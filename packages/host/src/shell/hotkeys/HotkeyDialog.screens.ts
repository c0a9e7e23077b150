import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'keys',
    async open(visit) {
      await visit.goTo('demo/main/account_opening/application_manager', {
        until: '[role=grid][aria-busy=false] .bdk-row',
      });
      await visit.page.keyboard.press('?');
      await visit.waitFor('dialog[open] .bd-keys');
    },
  },
];
