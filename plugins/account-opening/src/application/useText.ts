import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts of an application, of the decisions about it and of its further steps. */
export const applicationTexts = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts, and those of the plugin. */
export const { useText } = applicationTexts;
