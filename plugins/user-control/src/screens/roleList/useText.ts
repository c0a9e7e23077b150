import { defineTexts } from '@brokerdesk/plugin-sdk';
import { roleTexts } from '../../roles/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the list of roles, and those that all screens of roles share. */
export const { useText } = defineTexts(roleTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
