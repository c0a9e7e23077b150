import { defineTexts } from '@brokerdesk/plugin-sdk';
import { noticeTexts } from '../../notices/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of this screen, and those that the screens of notices share. */
export const { useText } = defineTexts(noticeTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
