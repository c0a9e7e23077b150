import type { Language } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

test.each<[string, Language]>([
  ['zh-CN', 'zh-Hans'],
  ['zh-cn', 'zh-Hans'],
  ['zh_CN', 'zh-Hans'],
  ['zh_CN.UTF-8', 'zh-Hans'],
  ['zh-Hans', 'zh-Hans'],
  ['zh-Hans-CN', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-Hans-SG', 'zh-Hans'],
  ['cmn-CN', 'zh-Hans'],
  ['cmn-Hans-CN', 'zh-Hans'],
  ['zh-cmn-Hans-CN', 'zh-Hans'],
  ['yue-CN', 'zh-Hans'],
  ['zh-CN-u-nu-hanidec', 'zh-Hans'],
  ['zh', 'zh-Hant'],
  ['zh-SG', 'zh-Hant'],
  ['zh-MY', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['ZH-hk', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['yue', 'zh-Hant'],
  ['yue-HK', 'zh-Hant'],
  ['nan-TW', 'zh-Hant'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['en-HK', 'en'],
  ['en-CN', 'en'],
  ['fr', 'en'],
  ['ja-JP', 'en'],
  ['bo-CN', 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['zhongwen!', 'en'],
  ['C', 'en'],
])('%s is read as %s', (tag, language) => {
  expect(detectLanguage([tag])).toBe(language);
});

test('the preferred tag decides, not the first Chinese one', () => {
  expect(detectLanguage(['fr-CA', 'zh-CN'])).toBe('en');
  expect(detectLanguage(['zh-TW', 'zh-CN', 'en'])).toBe('zh-Hant');
});

test('invalid tags are skipped', () => {
  expect(detectLanguage(['', 'zh-CN'])).toBe('zh-Hans');
  expect(detectLanguage([])).toBe('en');
});
