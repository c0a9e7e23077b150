import { expect, it } from 'vitest';
import { pageRules } from './pageRules.ts';

it('numbers the pages in the words of each language', () => {
  expect(pageRules('en')).toContain('content: "Page " counter(page) " of " counter(pages);');
  expect(pageRules('zh-Hant')).toContain('content: "第 " counter(page) " 頁，共 " counter(pages) " 頁";');
  expect(pageRules('zh-Hans')).toContain('content: "第 " counter(page) " 页，共 " counter(pages) " 页";');
});
