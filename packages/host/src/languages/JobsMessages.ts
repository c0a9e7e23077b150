import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './jobs/locales/en.ts';

/** The shape that every translation of these texts must have. */
export type JobsMessages = SameShape<typeof en>;
