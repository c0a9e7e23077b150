import { en } from '../../locales/en.ts';
import simplified from '../../locales/zh-Hans.ts';
import traditional from '../../locales/zh-Hant.ts';

/** The texts of the plugin in all languages: a file may have been written in another language than that of the page. */
export const pluginMessages = [en, simplified, traditional] as const;
