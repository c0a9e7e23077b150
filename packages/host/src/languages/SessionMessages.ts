import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './session/locales/en.ts';

/** The shape that every translation of these texts must have. */
export type SessionMessages = SameShape<typeof en>;
