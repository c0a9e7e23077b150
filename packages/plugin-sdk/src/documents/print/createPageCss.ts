import type { Language } from '@brokerdesk/api';
import { en } from '../locales/en.ts';
import { zhHans } from '../locales/zh-Hans.ts';
import { zhHant } from '../locales/zh-Hant.ts';

const pageNumberTexts: Readonly<Record<Language, string>> = {
  en: en.print.page,
  'zh-Hans': zhHans.print.page,
  'zh-Hant': zhHant.print.page,
};

/**
 * Returns the CSS of the paper: A4, its margins, and the number at the bottom of each page. The browser counts the
 * pages while it prints, so the text is split around the numbers.
 */
export function createPageCss(language: Language): string {
  const content = pageNumberTexts[language]
    .split(/(\{\{(?:page|pages)\}\})/)
    .filter((part) => part !== '')
    .map((part) => ({ '{{page}}': 'counter(page)', '{{pages}}': 'counter(pages)' })[part] ?? JSON.stringify(part))
    .join(' ');
  return `@page { size: A4; margin: 16mm 16mm 18mm; @bottom-right { content: ${content}; font: 8pt var(--bd-font, sans-serif); color: #5a6470; } }`;
}
