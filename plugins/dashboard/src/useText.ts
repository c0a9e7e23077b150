import { defineTexts } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

/** The texts that the start of the portal needs. */
export const pluginTexts = defineTexts<typeof en>();
