import { openDialog, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/user_control/user_manager/contacts';
const rows = '[role=grid][aria-busy=false] .bdk-row';

const groups = 'main .bdk-master-detail > nav';

/** Opens the screen, then the dialog of one of its buttons: the words of buttons differ by language. */
function openWith(buttons: string, index = 0) {
  return async (visit: ScreenVisit) => {
    await visit.goTo(path, { until: rows });
    await visit.page.locator(buttons).nth(index).click();
    await visit.waitFor(openDialog);
  };
}

export const screens: readonly ScreenEntry[] = [
  {
    name: 'contacts',
    open: (visit) => visit.goTo(path, { until: rows }),
    read: {
      method: 'GET',
      path: '/contact_groups',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'contacts: no groups',
    prepare: async (emulator) => {
      for (const collection of ['contactDetails', 'contactGroups']) {
        // oxlint-disable-next-line no-await-in-loop -- the details first, as the server would demand
        for (const id of await emulator.listRowIDs(collection)) await emulator.removeRow(collection, id);
      }
    },
    open: (visit) => visit.goTo(path, { until: 'main .bdk-state' }),
  },
  { name: 'contacts: new group', open: openWith(`${groups} button`) },
  { name: 'contacts: order of the groups', open: openWith(`${groups} button`, 1) },
  { name: 'contacts: new contact', open: openWith('main header button[data-intent=primary]') },
  {
    name: 'contacts: edit a contact',
    open: async (visit) => {
      await visit.goTo(path, { until: rows });
      await visit.page.locator(`${rows} [role=rowheader] button`).first().click();
      await visit.waitFor(openDialog);
    },
  },
  {
    name: 'contacts: history of a group',
    open: async (visit) => {
      await visit.goTo(path, { until: rows });
      await visit.openAction('history');
    },
  },
];
