import { expect, it } from 'vitest';
import { createPageCss } from './createPageCss.ts';

it('numbers the pages in each language', () => {
  expect(createPageCss('en')).toContain('content: "Page " counter(page) " of " counter(pages);');
  expect(createPageCss('zh-Hant')).toContain('content: "第 " counter(page) " 頁，共 " counter(pages) " 頁";');
  expect(createPageCss('zh-Hans')).toContain('content: "第 " counter(page) " 页，共 " counter(pages) " 页";');
});
