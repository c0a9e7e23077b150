import type { Family } from '../../../packages/cli/src/conform/Check.ts';

/** A copy of the emulator that breaks one law, as a back end might. */
export interface WrongBackEnd {
  readonly family: Family;
  /** What is wrong, as a user or an author would say it. */
  readonly law: string;
  /** A source of the emulator or of the contract, from the root of the checkout. */
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The check that is written for it. */
  readonly caughtBy: string;
  /** Checks whose requests show it, where {@link caughtBy} looks at the answers to all requests and sends none. */
  readonly shownBy?: readonly string[];
}

/** The folders of the emulator. */
export const folders = {
  server: 'packages/mock-server/src',
  contract: 'packages/api/src',
  accountOpening: 'plugins/account-opening/emulator',
  clientInformation: 'plugins/client-information/emulator',
  notices: 'plugins/notices/emulator',
  productControl: 'plugins/product-control/emulator',
} as const;
