import { defineTexts } from '@brokerdesk/plugin-sdk';
import type { en } from './locales/en.ts';

/** The texts that the screens of this plugin share. */
export const pluginTexts = defineTexts<typeof en>();

/** Returns those texts. */
export const { useText } = pluginTexts;
