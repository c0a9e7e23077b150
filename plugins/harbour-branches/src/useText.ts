import { textsOf } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

/** The texts of this plugin. */
export const useText = textsOf<typeof en>();
