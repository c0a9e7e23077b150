import { loadedRows, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/agreement/detail';
const id = 'AGR-DEMO-risk-disclosure';

function openTab(params: Readonly<Record<string, string>>, until: string) {
  return (visit: ScreenVisit) => visit.goTo(path, { params: { id, ...params }, until });
}

export const screens: readonly ScreenEntry[] = [
  {
    name: 'agreement',
    open: openTab({}, '[role=tabpanel] dl'),
    read: {
      method: 'GET',
      path: '/goapi/agreements/{agreementID}',
      open: (visit) => visit.goTo(path, { params: { id } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'agreement: two versions compared',
    open: openTab({ tab: 'versions', before: '1', after: '3' }, '[role=tabpanel] section ins'),
  },
  { name: 'agreement: acceptances', open: openTab({ tab: 'acceptances' }, loadedRows) },
  { name: 'agreement: templates', open: openTab({ tab: 'templates' }, '[role=tabpanel] table') },
  { name: 'agreement: no templates', open: openTab({ id: 'AGR-DEMO-margin', tab: 'templates' }, '.bdk-state') },
  {
    name: 'agreement: preview on a phone',
    async open(visit) {
      await visit.goTo(path, { params: { id }, until: '[role=tabpanel] dl' });
      await visit.openAction('preview');
    },
  },
  {
    name: 'agreement: delete',
    async open(visit) {
      await visit.goTo(path, { params: { id }, until: '[role=tabpanel] dl' });
      await visit.openAction('delete');
    },
  },
];
