import { defineTexts } from '@brokerdesk/plugin-sdk';
import { stepTexts } from '../steps/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** The texts of an application and of the decisions about it. */
export const applicationTexts = defineTexts(stepTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** Returns those texts, those of its further steps, and those of the plugin. */
export const { useText } = applicationTexts;
