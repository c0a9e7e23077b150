import { beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import { hostTexts } from './hostTexts.ts';

const faq = () => ({
  en: { list: { title: 'Questions', empty: 'None yet' } },
  'zh-Hans': vi.fn(async () => ({ default: { list: { title: '常见问题', empty: '暂无' } } })),
  'zh-Hant': vi.fn(async () => ({ default: { list: { title: '常見問題', empty: '暫無' } } })),
});

beforeEach(() => localStorage.clear());

test('loads only the language that is shown, and the others when they are chosen', async () => {
  const texts = await createTexts('en');
  const source = faq();
  await texts.add('faq', source);
  expect(texts.i18n.t('faq:list.title')).toBe('Questions');
  expect(source['zh-Hant']).not.toHaveBeenCalled();
  await texts.change('zh-Hant');
  expect(texts.i18n.t('faq:list.title')).toBe('常見問題');
  expect(source['zh-Hans']).not.toHaveBeenCalled();
});

test('tells the page, the browser’s storage and the wire about a new language', async () => {
  const texts = await createTexts('en');
  await texts.change('zh-Hans');
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect({ ...localStorage }).toEqual({ Lang: 'zh-Hans', ApiLang: 'zh_CN' });
});

test('titles of a manifest are shown until the plugin brings its own texts', async () => {
  const texts = await createTexts('en');
  const titles = { 'menu.early': 'Early' };
  texts.addTitles('late-plugin', { en: titles, 'zh-Hans': titles, 'zh-Hant': titles });
  expect(texts.i18n.t('late-plugin:menu.early')).toBe('Early');
});

test('the wording of the broker wins, whether it comes before or after the texts', async () => {
  const texts = await createTexts('en');
  await texts.add('host', hostTexts);
  await texts.override({
    en: { 'host:signIn.submit': 'Enter', 'later:list.title': 'Our questions' },
    'zh-Hans': {},
    'zh-Hant': { 'later:list.title': '本行常見問題' },
  });
  await texts.add('later', faq());
  expect(texts.i18n.t('host:signIn.submit')).toBe('Enter');
  expect(texts.i18n.t('later:list.title')).toBe('Our questions');
  expect(texts.i18n.t('later:list.empty')).toBe('None yet');
  await texts.change('zh-Hant');
  expect(texts.i18n.t('later:list.title')).toBe('本行常見問題');
});

/** Chinese texts that arrive when the test lets them. */
function slow() {
  const arrive: Record<string, () => void> = {};
  const later = (language: string, title: string) => () =>
    new Promise<{ default: { title: string } }>((resolve) => {
      arrive[language] = () => resolve({ default: { title } });
    });
  const source = {
    en: { title: 'Questions' },
    'zh-Hans': later('zh-Hans', '常见问题'),
    'zh-Hant': later('zh-Hant', '常見問題'),
  };
  return { source, arrive };
}

test('the language that was chosen last is shown, though the texts of the one before come later', async () => {
  const texts = await createTexts('en');
  const { source, arrive } = slow();
  await texts.add('faq', source);
  const first = texts.change('zh-Hans');
  const second = texts.change('zh-Hant');
  arrive['zh-Hant']?.();
  await second;
  arrive['zh-Hans']?.();
  await first;
  expect(texts.i18n.t('faq:title')).toBe('常見問題');
  expect(document.documentElement.lang).toBe('zh-Hant');
  expect({ ...localStorage }).toEqual({ Lang: 'zh-Hant', ApiLang: 'zh_HK' });
});

test('texts that are added while the language changes come in the new one', async () => {
  const texts = await createTexts('en');
  const { source, arrive } = slow();
  await texts.add('slow', source);
  const change = texts.change('zh-Hant');
  await texts.add('added-meanwhile', faq());
  arrive['zh-Hant']?.();
  await change;
  expect(texts.i18n.t('added-meanwhile:list.title')).toBe('常見問題');
});
