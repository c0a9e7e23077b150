import { defineTexts } from '@brokerdesk/plugin-sdk';
import { pluginTexts } from '../../useText.ts';
import { en } from './locales/en.ts';
import simplified from './locales/zh-Hans.ts';
import traditional from './locales/zh-Hant.ts';

/** Returns the texts of devices and the trial version. */
export const { useText } = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
