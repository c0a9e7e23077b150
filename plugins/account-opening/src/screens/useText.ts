import { defineTexts } from '@brokerdesk/plugin-sdk';
import { stepTexts } from '../steps/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the screens, those of the steps between verification and archive, and those of the plugin. */
export const { useText } = defineTexts(stepTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
