import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

/** The shape that every translation of the host's texts must have. */
export type HostMessages = SameShape<typeof en>;
