import { accountOpening } from '@brokerdesk/plugin-account-opening/emulator';
import { clientInformation } from '@brokerdesk/plugin-client-information/emulator';
import { notices } from '@brokerdesk/plugin-notices/emulator';
import { productControl } from '@brokerdesk/plugin-product-control/emulator';
import { quotePlans } from '@brokerdesk/plugin-quote-plans/emulator';
import { accounts } from './resources/accounts.ts';
import type { EmulatorExtension } from './shared-rules/EmulatorExtension.ts';

/** The halves that the product's emulator is made of. Of seeded operations of one moment the first half's stand first. */
export const productHalves: readonly EmulatorExtension[] = [
  accounts,
  accountOpening,
  notices,
  clientInformation,
  productControl,
  quotePlans,
];
