import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './keys/locales/en.ts';

/** The shape that every translation of these texts must have. */
export type KeysMessages = SameShape<typeof en>;
