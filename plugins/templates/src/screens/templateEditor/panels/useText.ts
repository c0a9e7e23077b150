import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../../../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the panels of the editor, which are fetched after it, and those of the plugin. */
export const { useText } = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
