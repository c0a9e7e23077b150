import { createTextHook } from '@brokerdesk/plugin-sdk';
import type { en } from '../../locales/en.ts';
import { en as steps } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Gives the texts of the steps between verification and archive, beside those of the plugin. */
export const useText = createTextHook<typeof en & typeof steps>({
  en: steps,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
});
