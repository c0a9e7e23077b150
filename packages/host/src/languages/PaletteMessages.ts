import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './palette/locales/en.ts';

/** The shape that every translation of these texts must have. */
export type PaletteMessages = SameShape<typeof en>;
