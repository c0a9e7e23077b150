import { loadedRows, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { templatesPath } from '../../visits/visitTemplateEditorFixture.ts';

const path = `${templatesPath}/referrers`;
const links = 'aside [role=tabpanel]';

/** The panel of a referrer is open from the start when the address names it. */
function openLinks(visit: ScreenVisit) {
  return visit.goTo(path, { params: { q: 'DEMO-R005' }, until: `${links} table` });
}

/** Opens the dialog of a button of the panel: copy, QR code and remove of each link, then the one that adds a link. */
function openOfLinks(button: string) {
  return async (visit: ScreenVisit) => {
    await openLinks(visit);
    await visit.openDialog(`${links} ${button}`);
  };
}

export const screens: readonly ScreenEntry[] = [
  {
    name: 'referrers',
    open: (visit) => visit.goTo(path, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/referrers',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'referrers: new referrer',
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await visit.openDialog('main header [data-intent=primary]');
    },
  },
  { name: 'referrers: links of a referrer', open: openLinks },
  { name: 'referrers: QR code', open: openOfLinks('td button:nth-child(2)') },
  { name: 'referrers: remove a link', open: openOfLinks('td button:nth-child(3)') },
  { name: 'referrers: add a link', open: openOfLinks('> * > :last-child button') },
];
