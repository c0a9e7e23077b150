import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './identity/locales/en.ts';

/** The shape that every translation of these texts must have. */
export type IdentityMessages = SameShape<typeof en>;
