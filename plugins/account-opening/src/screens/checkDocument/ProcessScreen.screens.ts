import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { openStep, primaryButton } from '../../visits/visitProcessFixture.ts';
import { stepScreenOf, workQueueNames, workQueues } from '../../model/workQueues.ts';

export const screens: readonly ScreenEntry[] = [
  // The state `underway` comes only from jobs; the last entry shows one.
  ...workQueueNames
    .filter((name) => name !== 'underway')
    .map((name): ScreenEntry => {
      const [status] = workQueues[name];
      return {
        name: `document check, ${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
        open: (visit) => openStep(visit, { screen: stepScreenOf(status), status }),
      };
    }),
  {
    name: 'document check, a job runs',
    async open(visit) {
      await openStep(visit, { screen: 'ca_certify', status: 'CHK' });
      await visit.openDialog(primaryButton);
      await visit.page.locator(`${openDialog} [type=submit]`).click();
      await visit.page.locator(openDialog).waitFor({ state: 'detached' });
      await visit.waitFor('.account-opening-process-note:not(:empty)');
    },
  },
];
