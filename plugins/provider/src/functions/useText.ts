import { defineTexts } from '@brokerdesk/plugin-sdk';
import { brokerTexts } from '../brokers/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts that the screens of functions share. */
export const functionTexts = defineTexts(brokerTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts, those of brokers, and those of the plugin. */
export const { useText } = functionTexts;
