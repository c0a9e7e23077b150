import type { Page } from '@playwright/test';
import type { FaultStage, Scene } from '../FaultStage.ts';
import { beAtApplications, beAtCorrection, closeDialog, openFirst, withForm } from './atApplications.ts';

/** The calls of what is looked at beside an application: similar applicants and the address proof. */
export const applicationCaseStages: readonly FaultStage[] = [
  {
    name: 'the similar applicants',
    call: 'GET /ai/similar_scores',
    isSignedIn: true,
    prepare: async (scene) => {
      await beAtApplications(scene);
      await openFirst(scene.page);
      await scene.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    go: (page) => page.getByRole('tab', { name: 'Similar applicants' }).click(),
    content: (page) =>
      page
        .getByRole('tabpanel')
        .getByRole('heading', { name: /^(No similar applicants|Comparison with)/ })
        .first(),
  },
  {
    name: 'the address proof of a mainland applicant',
    call: 'GET /goapi/china_address_proof',
    isSignedIn: true,
    prepare: beAtProof,
    go: (page) => page.getByRole('tab', { name: 'Address proof' }).click(),
    content: (page) => page.getByRole('group', { name: 'Review of the address proof' }),
  },
  {
    name: 'the review of an address proof',
    call: 'PATCH /goapi/china_address_proof/{applyID}',
    isSignedIn: true,
    async prepare(scene) {
      const { page } = scene;
      await closeDialog(page);
      await beAtProof(scene);
      const tab = page.getByRole('tab', { name: 'Address proof' });
      await tab.click();
      const actions = page.getByRole('group', { name: 'Review of the address proof' });
      await actions.waitFor();
      const reject = actions.getByRole('button', { name: 'Reject proof' });
      // What was rejected before is still known to the page.
      if (!(await reject.isVisible())) {
        await page.reload();
        await tab.click();
      }
      await reject.click();
      await proofReason(page).fill('The picture cannot be read.');
    },
    go: (page) => page.getByRole('dialog').getByRole('button', { name: 'Reject proof' }).click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Notices' })
        .getByText(/^The address proof was rejected/)
        .first(),
    typed: (page) => [[proofReason(page), 'The picture cannot be read.']],
  },
];

/** An application with an address proof that nobody has reviewed. */
async function beAtProof(scene: Scene) {
  const { emulator, page } = scene;
  const row = await emulator.row<{ brokerCode: string; applyDate: string }>('applications', withForm);
  await emulator.putRow('applications', withForm, { ...row, idType: 'MAINLAND_ID' });
  const { brokerCode, applyDate: updateTime } = row;
  const review = { status: 'pending', reason: null, version: 1, updateTime, updateBy: '' };
  await emulator.putRow('chinaAddressProofs', withForm, { applyID: withForm, brokerCode, ...review });
  await beAtCorrection(scene);
  await page.getByRole('grid').getByRole('link', { name: withForm }).click();
  await page.getByRole('heading', { name: 'Documents' }).waitFor();
}

function proofReason(page: Page) {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
}
