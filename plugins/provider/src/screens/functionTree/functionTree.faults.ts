import { allShown } from '../../../../../e2e/faults/allShown.ts';
import { openedDialog, recordScenario } from '../../../../../e2e/faults/recordScenario.ts';
import { goToBrokers } from '../../../../../e2e/faults/providerNavigation.ts';

let created = 0;

/** The call of the dialog that creates and changes functions of the product. */
export const faultScenarios = [
  recordScenario({
    name: 'a new function of the product',
    endpoint: 'POST /systems/functions',
    async open(context) {
      await goToBrokers(context);
      const { page } = context;
      await page.getByRole('link', { name: 'Functions of the product' }).click();
      await page.getByRole('button', { name: 'New function', exact: true }).click();
    },
    async fill(page) {
      created += 1;
      const dialog = openedDialog(page);
      await dialog.getByRole('textbox', { name: /^Code/ }).fill(`PM_NEW_${created}`);
      for (const field of await allShown(dialog.getByRole('textbox', { name: /^Name/ }))) {
        // oxlint-disable-next-line no-await-in-loop -- one field after the other
        await field.fill(`New ${created}`);
      }
    },
  }),
];
