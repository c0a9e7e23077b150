import type { EmulatorExtension } from '../shared-rules/EmulatorExtension.ts';
import { accountOpening } from './slices/accountOpening.ts';
import { accounts } from './slices/accounts.ts';
import { clientInformation } from './slices/clientInformation.ts';
import { notices } from './slices/notices.ts';
import { productControl } from './slices/productControl.ts';
import { quotePlans } from './slices/quotePlans.ts';

/** The halves that the emulator is made of. Of seeded operations of one moment the first half's stand first. */
export const coreExtensions: readonly EmulatorExtension[] = [
  accounts,
  accountOpening,
  notices,
  clientInformation,
  productControl,
  quotePlans,
];
