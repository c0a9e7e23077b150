import type { FaultScenario, Page, TestContext } from '@brokerdesk/plugin-testing/browser';
import {
  goToApplications,
  goToCorrection,
  closeDialog,
  openFirst,
  applicationWithForm,
} from '../../visits/applicationNavigationFixture.ts';

/** The calls of the tabs about similar applicants and about the address proof. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the similar applicants',
    endpoint: 'GET /ai/similar_scores',
    isSignedIn: true,
    distinguishes: ['E0002'],
    arrange: async (context) => {
      await goToApplications(context);
      await openFirst(context.page);
      await context.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    trigger: (page) => page.getByRole('tab', { name: 'Similar applicants' }).click(),
    content: (page) =>
      page
        .getByRole('tabpanel')
        .getByRole('heading', { name: /^(No similar applicants|Comparison with)/ })
        .first(),
    failure: (page) => page.getByRole('tabpanel').getByRole('heading', { name: /^This needs the function/ }),
  },
  {
    name: 'the address proof of a mainland applicant',
    endpoint: 'GET /goapi/china_address_proof',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToUnreviewedProof,
    trigger: (page) => page.getByRole('tab', { name: 'Address proof' }).click(),
    content: (page) => page.getByRole('group', { name: 'Review of the address proof' }),
  },
  {
    name: 'the review of an address proof',
    endpoint: 'PATCH /goapi/china_address_proof/{applyID}',
    isSignedIn: true,
    container: 'a reason dialog',
    async arrange(context) {
      const { page } = context;
      await closeDialog(page);
      await goToUnreviewedProof(context);
      const tab = page.getByRole('tab', { name: 'Address proof' });
      await tab.click();
      const actions = page.getByRole('group', { name: 'Review of the address proof' });
      await actions.waitFor();
      const reject = actions.getByRole('button', { name: 'Reject proof' });
      // The page has stored that the proof was rejected.
      if (!(await reject.isVisible())) {
        await page.reload();
        await tab.click();
      }
      await reject.click();
      await proofReason(page).fill('The picture cannot be read.');
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Reject proof' }).click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/^The address proof has been rejected/)
        .first(),
    typedFields: (page) => [[proofReason(page), 'The picture cannot be read.']],
  },
];

/** Opens an application with an address proof that has not been reviewed. */
async function goToUnreviewedProof(context: TestContext) {
  const { emulator, page } = context;
  const row = await emulator.readRow<{ brokerCode: string; applyDate: string }>('applications', applicationWithForm);
  await emulator.putRow('applications', applicationWithForm, { ...row, idType: 'MAINLAND_ID' });
  const { brokerCode, applyDate: updateTime } = row;
  const review = { status: 'PTA', reason: null, version: 1, updateTime, updateBy: '' };
  await emulator.putRow('chinaAddressProofs', applicationWithForm, {
    applyID: applicationWithForm,
    brokerCode,
    ...review,
  });
  await goToCorrection(context);
  await page.getByRole('grid').getByRole('link', { name: applicationWithForm }).click();
  await page.getByRole('heading', { name: 'Documents' }).waitFor();
}

function proofReason(page: Page) {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
}
