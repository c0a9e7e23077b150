import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import {
  type ApplicationRow,
  changeApplication,
  findNewest,
  openApplication,
  openNewest,
} from '../../../visits/visitApplicationsFixture.ts';

export const screens: readonly ScreenEntry[] = [
  { name: 'similar applicants', open: openSimilar },
  {
    name: 'similar applicants, all pictures',
    async open(visit) {
      await openSimilar(visit);
      const pictures = visit.page.locator('.account-opening-similar-pictures');
      await pictures.locator('> .bdk-link-button').click();
      await pictures.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'similar applicants, none',
    async open(visit) {
      await openNewest(visit, 'SUB');
      await visit.openTab('similar', '.bdk-state');
    },
  },
];

/** Compares two applications that seem to come from one applicant. */
async function openSimilar(visit: ScreenVisit): Promise<void> {
  const { emulator } = visit;
  const applyID = await findNewest(emulator, 'SUB');
  const row = await emulator.readRow<ApplicationRow>('applications', applyID);
  const { idType, idCardNumber, chiName, lastName, firstName } = row;
  const otherID = await findNewest(emulator, 'CHK');
  await changeApplication(emulator, otherID, { idType, idCardNumber, chiName, lastName, firstName });
  await openApplication(visit, applyID);
  await visit.openTab('similar', '.account-opening-similar-picture img');
}
