import { defineTexts } from '@brokerdesk/plugin-sdk';
import { functionTexts } from '../../functions/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the tree of functions, and those that it shares with other screens. */
export const { useText } = defineTexts(functionTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
