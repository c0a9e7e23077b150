import { defineTexts } from '@brokerdesk/plugin-sdk';
import { referrerTexts } from '../../referrers/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the list of referrers, and those of referrers and links. */
export const { useText } = defineTexts(referrerTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
