import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts that the screens of quote plans share, and those of the plugin. */
export const quotePlanTexts = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts. */
export const { useText } = quotePlanTexts;
