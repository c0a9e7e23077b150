import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { openStep, primaryButton, secondaryButton } from '../visits/visitProcessFixture.ts';

export const screens: readonly ScreenEntry[] = [
  dialogEntry('certify', { screen: 'ca_certify', status: 'CHK', button: primaryButton }),
  dialogEntry('import without certification', { screen: 'ca_certify', status: 'CHK', button: secondaryButton }),
  dialogEntry('generate form', { screen: 'create_file', status: 'CCS', button: primaryButton }),
  {
    name: 'ask: generate form, no template',
    async open(visit) {
      await visit.page.route('**/api/opening_forms/templates?*', (route) =>
        route.fulfill({ json: { code: 'OK', message: '', data: [] }, headers: { 'Session-Remain-Sec': '1800' } }),
      );
      await openStep(visit, { screen: 'create_file', status: 'CCS' });
      await visit.openDialog(primaryButton);
    },
  },
  dialogEntry('confirm form', { screen: 'create_file', status: 'GOF', button: primaryButton }),
  dialogEntry('sign form', { screen: 'ca_sign', status: 'OFC', button: primaryButton }),
  dialogEntry('return form', { screen: 'ca_sign', status: 'OFC', button: secondaryButton }),
  dialogEntry('import', { screen: 'ca_sign', status: 'SOF', button: primaryButton }),
  dialogEntry('archive after import', { screen: 'ca_sign', status: 'IBO', button: primaryButton }),
];

interface StepDialogOptions {
  readonly screen: string;
  readonly status: string;
  readonly button: string;
}

function dialogEntry(name: string, { button, ...step }: StepDialogOptions): ScreenEntry {
  return {
    name: `ask: ${name}`,
    async open(visit) {
      await openStep(visit, step);
      await visit.openDialog(button);
    },
  };
}
