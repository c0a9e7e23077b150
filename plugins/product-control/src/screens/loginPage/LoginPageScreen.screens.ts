import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_portal/login_page';
const rows = '[role=grid][aria-busy=false] .bdk-row';
const preview = '.bd-preview > [data-styled]';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'sign-in page',
    open: (visit) => visit.goTo(path, { until: `.bdk-table + * ${rows}, ${rows}` }),
    read: {
      method: 'GET',
      path: '/systems/webpage_content',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'sign-in page: a content',
    open: (visit) => visit.goTo(path, { params: { contentID: 'DEMO-WC05' }, until: preview }),
  },
  {
    name: 'sign-in page: new logo',
    async open(visit) {
      await visit.goTo(path, { params: { kind: 'logo' }, until: rows });
      await visit.openDialog('main .bdk-end [data-intent=primary]');
      await visit.waitFor(`${openDialog} select[name=imgID], ${openDialog} form select`);
      await visit.waitFor(`${openDialog} ${preview}`);
    },
  },
  {
    name: 'sign-in page: publishing a text',
    async open(visit) {
      await visit.goTo(path, { params: { contentID: 'DEMO-WC05' }, until: preview });
      await visit.openAction('publish');
      await visit.waitFor(`${openDialog} .bdk-diff-change`);
    },
  },
];
