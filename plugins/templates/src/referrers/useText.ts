import { defineTexts } from '@brokerdesk/plugin-sdk';
import { linkTexts } from '../links/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts of referrers and of their links to templates. */
export const referrerTexts = defineTexts(linkTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts, and those of links. */
export const { useText } = referrerTexts;
