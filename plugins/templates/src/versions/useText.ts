import { defineTexts } from '@brokerdesk/plugin-sdk';
import { changeTexts } from '../changes/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts of versions and what differs between them, and those of differences. */
export const versionTexts = defineTexts(changeTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts. */
export const { useText } = versionTexts;
