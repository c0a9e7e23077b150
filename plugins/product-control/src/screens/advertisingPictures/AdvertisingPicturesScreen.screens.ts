import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_config/advertising_picture';
const cards = '[role=grid][aria-busy=false] .bdk-list-card';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'advertising pictures',
    open: (visit) => visit.goTo(path, { until: cards }),
    read: {
      method: 'GET',
      path: '/goapi/images',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'advertising pictures: clicks by day',
    async open(visit) {
      await visit.goTo(path, { params: { imgID: 'DEMO-IMG-us_quotes_1' }, until: cards });
      await visit.page.locator('.bdk-side-panel [role=tab]').nth(1).click();
      await visit.waitFor('.bdk-chart svg');
    },
  },
  {
    name: 'advertising pictures: new picture',
    async open(visit) {
      await visit.goTo(path, { until: cards });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
    },
  },
  {
    name: 'advertising pictures: pictures of the provider',
    async open(visit) {
      await visit.goTo(path, { until: cards });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
      await visit.page.locator(`${openDialog} .bdk-picker + * [aria-expanded=false]`).click();
      await visit.waitFor('.product-control-presets img');
    },
  },
  {
    name: 'advertising pictures: release',
    async open(visit) {
      await visit.goTo(path, { params: { state: 'unreleased' }, until: cards });
      await visit.page.locator(`${cards} .bdk-more-button`).last().click();
      await visit.page.locator('[role=menuitem]').nth(1).click();
      await visit.waitFor(openDialog);
    },
  },
];
