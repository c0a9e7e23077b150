import { createTextHook } from '@brokerdesk/plugin-sdk';
import type { en } from '../../locales/en.ts';
import { en as steps } from '../checkDocument/locales/en.ts';
import { messages as simplifiedSteps } from '../checkDocument/locales/zh-Hans.ts';
import { messages as traditionalSteps } from '../checkDocument/locales/zh-Hant.ts';
import { en as review } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Gives the texts of one application, of what is decided about it and of its further steps, beside the plugin's. */
export const useText = createTextHook<typeof en & typeof review & typeof steps>({
  en: { ...review, ...steps },
  'zh-Hans': { ...simplified, ...simplifiedSteps },
  'zh-Hant': { ...traditional, ...traditionalSteps },
});
