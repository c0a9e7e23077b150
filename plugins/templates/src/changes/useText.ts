import { defineTexts } from '@brokerdesk/plugin-sdk';
import { wordTexts } from '../words/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts of differences between templates, and those that describe their parts. */
export const changeTexts = defineTexts(wordTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts. */
export const { useText } = changeTexts;
