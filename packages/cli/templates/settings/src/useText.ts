import { defineTexts } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

/** Returns the texts of this plugin. */
export const { useText } = defineTexts<typeof en>();
