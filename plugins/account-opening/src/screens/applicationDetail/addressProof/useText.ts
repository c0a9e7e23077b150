import { createTextHook } from '@brokerdesk/plugin-sdk';
import type { en } from '../../../locales/en.ts';
import { en as review } from '../locales/en.ts';
import { messages as simplifiedReview } from '../locales/zh-Hans.ts';
import { messages as traditionalReview } from '../locales/zh-Hant.ts';
import { en as proof } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Gives the texts of the review of address proofs, beside those of the screen that it is a part of. */
export const useText = createTextHook<typeof en & typeof review & typeof proof>({
  en: { ...review, ...proof },
  'zh-Hans': { ...simplifiedReview, ...simplified },
  'zh-Hant': { ...traditionalReview, ...traditional },
});
