import { createTextHook } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

/** The texts of this plugin. */
export const useText = createTextHook<typeof en>();
