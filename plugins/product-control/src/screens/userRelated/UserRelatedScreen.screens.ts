import {
  bulkButton,
  loadedRows,
  openDialog,
  openRowDialog,
  type ScreenEntry,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_gotrade/user_related';
const facts = 'main dl';
const trial = { tab: 'trial' };

export const screens: readonly ScreenEntry[] = [
  {
    name: 'device applications',
    open: (visit) => visit.goTo(path, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/goapi/device_applications',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'device application that waits, whose device is bound to another login',
    async prepare(emulator) {
      const ids = await emulator.listRowIDs('deviceApplications');
      const rows = await Promise.all(ids.map((id) => emulator.readRow<Row>('deviceApplications', id)));
      const bound = rows.find(({ status, brokerCode }) => status === 'BIND' && brokerCode === 'DEMO');
      const waiting = rows.find(({ applicationID }) => applicationID === newest);
      await emulator.putRow('deviceApplications', newest, { ...waiting, UUID: bound?.UUID });
    },
    open: (visit) => visit.goTo(path, { params: { applicationID: newest }, until: '.bdk-side-panel [role=status]' }),
  },
  {
    name: 'device approval',
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      await openRowDialog(visit, visit.page.locator(loadedRows).first(), 3);
    },
  },
  {
    name: 'rejection of several devices',
    async open(visit) {
      await visit.goTo(path, { until: loadedRows });
      const boxes = visit.page.locator(`${loadedRows} input[type=checkbox]`);
      for (const index of [0, 1]) await boxes.nth(index).check();
      await visit.page.locator(`${bulkButton}[data-intent=danger]`).click();
      await visit.waitFor(openDialog);
    },
  },
  {
    name: 'trial version',
    open: (visit) => visit.goTo(path, { params: trial, until: facts }),
    read: {
      method: 'GET',
      path: '/goapi/trial_configurations',
      open: (visit) => visit.goTo(path, { params: trial }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'trial version, closing',
    async open(visit) {
      await visit.goTo(path, { params: trial, until: facts });
      await visit.openAction('switch');
    },
  },
];

/** The newest application of the demo broker, which waits. */
const newest = 'DEMO-DA0034';

interface Row {
  readonly applicationID: string;
  readonly brokerCode: string;
  readonly status: string;
  readonly UUID: string;
}
