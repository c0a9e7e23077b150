import { defineTexts } from '@brokerdesk/plugin-sdk';
import { agreementTexts } from '../../agreements/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of this screen and those of agreements. */
export const { useText } = defineTexts(agreementTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
