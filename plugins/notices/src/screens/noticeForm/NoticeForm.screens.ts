import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { completeDraft, deliveredNotice, scheduledNotice } from '../../visits/noticeRowsFixture.ts';

const path = 'demo/main/product_control/manage_notice/general';
const form = 'main form';
/** The buttons below the fields: check and send, save as draft, preview. */
const buttons = `${form} > :last-child button`;

export const screens: readonly ScreenEntry[] = [
  { name: 'new notice', open: (visit) => visit.goTo(`${path}/new`, { until: form }) },
  { name: 'notice, edited', open: (visit) => edit(visit, scheduledNotice) },
  {
    name: 'notice, last check',
    async open(visit) {
      await edit(visit, completeDraft);
      await visit.openDialog(buttons);
    },
  },
  {
    name: 'notice, what is missing',
    async open(visit) {
      await visit.goTo(`${path}/new`, { until: form });
      await visit.page.locator(buttons).first().click();
      await visit.waitFor(`${form} .bdk-problem-list`);
    },
  },
  {
    name: 'notice, preview',
    async open(visit) {
      await edit(visit, completeDraft);
      await visit.page.locator(buttons).nth(2).click();
      await visit.waitFor('dialog[open] figure');
    },
  },
  {
    name: 'notice, delivered and edited',
    open: (visit) => visit.goTo(`${path}/edit`, { params: { ntfID: deliveredNotice }, until: 'main .bdk-callout' }),
  },
];

function edit(visit: ScreenVisit, ntfID: string): Promise<void> {
  return visit.goTo(`${path}/edit`, { params: { ntfID }, until: form });
}
