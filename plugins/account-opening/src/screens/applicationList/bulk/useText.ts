import { createTextHook } from '@brokerdesk/plugin-sdk';
import type { en } from '../../../locales/en.ts';
import { en as bulk } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Gives the texts of the dialog that changes many, beside those of the plugin. */
export const useText = createTextHook<typeof en & typeof bulk>({
  en: bulk,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
});
