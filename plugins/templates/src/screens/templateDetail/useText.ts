import { defineTexts } from '@brokerdesk/plugin-sdk';
import { versionTexts } from '../../versions/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the detail of a template, and those of versions. */
export const { useText } = defineTexts(versionTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
