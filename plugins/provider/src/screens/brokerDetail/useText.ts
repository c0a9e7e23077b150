import { defineTexts } from '@brokerdesk/plugin-sdk';
import { functionTexts } from '../../functions/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the screen of a broker, and those that it shares with others. */
export const { useText } = defineTexts(functionTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
