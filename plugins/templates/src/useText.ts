import { defineTexts } from '@brokerdesk/plugin-sdk';
import type { en } from './locales/en.ts';

/** The texts that all screens of templates share. */
export const pluginTexts = defineTexts<typeof en>();
