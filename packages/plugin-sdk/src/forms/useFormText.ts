import { defineTexts } from '../hooks/defineTexts.ts';
import { en } from './locales/en.ts';
import { zhHans } from './locales/zh-Hans.ts';
import { zhHant } from './locales/zh-Hant.ts';

/** Returns the texts of forms and dialogs. */
export const { useText: useFormText } = defineTexts('forms', { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant });
