import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts of the steps between verification and archive. */
export const stepTexts = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts and those of the plugin. */
export const { useText } = stepTexts;
