import { bulkButton, openDialog, type ScreenEntry, selectRows } from '@brokerdesk/plugin-testing/browser';
import { openApplicationList } from '../../../visits/visitApplicationsFixture.ts';

const dangerButton = `${bulkButton}[data-intent=danger]:not([aria-disabled=true])`;

export const screens: readonly ScreenEntry[] = [
  {
    name: 'bulk decision, archive',
    async open(visit) {
      await openApplicationList(visit, { statuses: ['REJ'] });
      await selectRows(visit, 7);
      await visit.openDialog(`${bulkButton}[data-intent=primary], ${bulkButton}:not([aria-disabled=true])`);
    },
  },
  {
    name: 'bulk decision, delete',
    async open(visit) {
      await openApplicationList(visit, { statuses: ['REJ'] });
      await selectRows(visit, 1);
      await visit.openDialog(dangerButton);
    },
  },
  {
    name: 'bulk decision, reject',
    async open(visit) {
      await openApplicationList(visit, { statuses: ['SUB'] });
      await selectRows(visit, 3);
      await visit.openDialog(dangerButton);
      const reasons = visit.page.locator(`${openDialog} input[type=radio]`);
      await reasons.nth(3).waitFor();
      await reasons.nth(1).check();
    },
  },
];
