import { defineTexts } from '@brokerdesk/plugin-sdk';
import type { en } from './locales/en.ts';

/** The texts of this plugin. */
export const pluginTexts = defineTexts<typeof en>();

/** Returns the texts of this plugin. */
export const { useText } = pluginTexts;
