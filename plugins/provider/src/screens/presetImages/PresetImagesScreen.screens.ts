import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = '2go/main/preset_promotional_images';
const cards = '[role=grid][aria-busy=false] .bdk-list-card';
const account = { displayCode: '2go', userID: 'provider.content' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'preset pictures',
    account,
    open: (visit) => visit.goTo(path, { until: cards }),
    read: {
      method: 'GET',
      path: '/systems/images/lists',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'preset pictures: new picture',
    account,
    async open(visit) {
      await visit.goTo(path, { until: cards });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
    },
  },
  {
    name: 'preset pictures: deletion',
    account,
    async open(visit) {
      await visit.goTo(path, { params: { imgID: 'PI-US_STOCKS' }, until: '.bdk-side-panel' });
      await visit.openAction('delete');
    },
  },
];
