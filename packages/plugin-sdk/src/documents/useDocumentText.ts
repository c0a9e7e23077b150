import { createLazyTextHook } from '../kit/createLazyTextHook.ts';
import { en } from './locales/en.ts';
import { zhHans } from './locales/zh-Hans.ts';
import { zhHant } from './locales/zh-Hant.ts';

/** Gives the texts of documents, videos and print, in the namespace `documents`. */
export const useDocumentText = createLazyTextHook('documents', { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant });
