import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './inspector/locales/en.ts';

/** The shape that every translation of these texts must have. */
export type InspectorMessages = SameShape<typeof en>;
