import { ensureSession, forEachShown, openedDialog, recordScenario } from '@brokerdesk/plugin-testing/browser';
import { providerAccount } from '../../visits/providerNavigationFixture.ts';

let created = 0;

/** The call of the dialog that creates and changes functions of the product. */
export const faultScenarios = [
  recordScenario({
    name: 'a new function of the product',
    endpoint: 'POST /systems/functions',
    async open(context) {
      const { page } = context;
      await ensureSession(context, providerAccount);
      // The dialog of the attempt before is open, and what was typed is a draft.
      await page.goto('2go/main/user_manager/functions');
      await page.getByRole('button', { name: 'New function', exact: true }).click();
    },
    async fill(page) {
      created += 1;
      const dialog = openedDialog(page);
      await dialog.getByRole('textbox', { name: /^Code/ }).fill(`PM_NEW_${created}`);
      await forEachShown(dialog.getByRole('textbox', { name: /^Name/ }), async (field) => {
        await field.fill(`New ${created}`);
      });
    },
  }),
];
