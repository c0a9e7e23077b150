import { openDialog, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { changeApplication, findNewest, openApplication } from '../../../visits/visitApplicationsFixture.ts';

const button = '.account-opening-proof [role=group] > button';

export const screens: readonly ScreenEntry[] = [
  { name: 'address proof', open: (visit) => openProof(visit, 'SUB') },
  { name: 'address proof, past its check', open: (visit) => openProof(visit, 'CCS') },
  {
    name: 'reject address proof',
    async open(visit) {
      await openProof(visit, 'SUB');
      await visit.openDialog(button);
      const reasons = visit.page.locator(`${openDialog} input[type=radio]`);
      await reasons.nth(3).waitFor();
      await reasons.first().check();
    },
  },
  {
    name: 'approve address proof',
    async open(visit) {
      await openProof(visit, 'SUB');
      await visit.openDialog(`${button} >> nth=1`);
    },
  },
  {
    name: 'take the review of an address proof back',
    async open(visit) {
      await openProof(visit, 'CHK');
      await visit.openDialog(`${button} >> nth=-1`);
    },
  },
];

async function openProof(visit: ScreenVisit, status: string): Promise<void> {
  const applyID = await findNewest(visit.emulator, status);
  await changeApplication(visit.emulator, applyID, { idType: 'MAINLAND_ID' });
  await openApplication(visit, applyID);
  await visit.openTab('addressProof', '.account-opening-proof');
}
