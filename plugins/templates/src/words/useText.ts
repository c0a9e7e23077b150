import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts that describe the parts of a template and their fields. */
export const wordTexts = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts. */
export const { useText } = wordTexts;
