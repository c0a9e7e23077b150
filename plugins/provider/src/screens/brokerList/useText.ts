import { defineTexts } from '@brokerdesk/plugin-sdk';
import { brokerTexts } from '../../brokers/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of the list of brokers, and those that all screens of brokers share. */
export const { useText } = defineTexts(brokerTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
