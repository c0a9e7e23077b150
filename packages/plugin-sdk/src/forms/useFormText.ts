import { createLazyTextHook } from '../kit/createLazyTextHook.ts';
import { en } from './locales/en.ts';
import { zhHans } from './locales/zh-Hans.ts';
import { zhHant } from './locales/zh-Hant.ts';

/** Gives the texts of forms and dialogs, in the namespace `forms`. */
export const useFormText = createLazyTextHook('forms', { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant });
