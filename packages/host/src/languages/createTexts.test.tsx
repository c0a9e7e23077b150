import { beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';

const faq = (namespace = 'faq') => ({
  namespace,
  messages: {
    en: { list: { title: 'Questions', empty: 'None yet' } },
    'zh-Hans': vi.fn(async () => ({ default: { list: { title: '常见问题', empty: '暂无' } } })),
    'zh-Hant': vi.fn(async () => ({ default: { list: { title: '常見問題', empty: '暫無' } } })),
  },
});

beforeEach(() => localStorage.clear());

test('loads only the language that is shown, and the others when they are chosen', async () => {
  const texts = await createTexts('en');
  const source = faq();
  await texts.add(source);
  expect(texts.i18n.t('faq:list.title')).toBe('Questions');
  expect(source.messages['zh-Hant']).not.toHaveBeenCalled();
  await texts.change('zh-Hant');
  expect(texts.i18n.t('faq:list.title')).toBe('常見問題');
  expect(source.messages['zh-Hans']).not.toHaveBeenCalled();
});

test('a new language is set in the page, in the browser’s storage and for requests', async () => {
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

test('the wording of the broker takes precedence, whether it is added before or after the texts', async () => {
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  await texts.override({
    en: { 'host:signIn.submit': 'Enter', 'later:list.title': 'Our questions' },
    'zh-Hans': {},
    'zh-Hant': { 'later:list.title': '本行常見問題' },
  });
  await texts.add(faq('later'));
  expect(texts.i18n.t('host:signIn.submit')).toBe('Enter');
  expect(texts.i18n.t('later:list.title')).toBe('Our questions');
  expect(texts.i18n.t('later:list.empty')).toBe('None yet');
  await texts.change('zh-Hant');
  expect(texts.i18n.t('later:list.title')).toBe('本行常見問題');
});

test.each([
  ['en', 'Questions', 'None yet'],
  ['zh-Hans', '常见问题', '暂无'],
  ['zh-Hant', '常見問題', '暫無'],
] as const)(
  'an empty wording of the broker counts as none: in %s the text of the portal is shown',
  async (language, title, none) => {
    const texts = await createTexts(language);
    const namespace = `empty-${language}`;
    const empty = { [`${namespace}:list.title`]: '', [`${namespace}:list.empty`]: ' ' };
    const own = { [`${namespace}:list.title`]: 'Our questions' };
    await texts.override({ en: own, 'zh-Hans': own, 'zh-Hant': own, [language]: empty });
    await texts.add(faq(namespace));
    expect(texts.i18n.t(`${namespace}:list.title`)).toBe(title);
    expect(texts.i18n.t(`${namespace}:list.empty`)).toBe(none);
  },
);

/** Chinese texts that arrive when the test calls `arrive`. */
function slow() {
  const arrive: Record<string, () => void> = {};
  const later = (language: string, title: string) => () =>
    new Promise<{ default: { title: string } }>((resolve) => {
      arrive[language] = () => resolve({ default: { title } });
    });
  const source = {
    namespace: 'faq',
    messages: {
      en: { title: 'Questions' },
      'zh-Hans': later('zh-Hans', '常见问题'),
      'zh-Hant': later('zh-Hant', '常見問題'),
    },
  };
  return { source, arrive };
}

test('the language that was chosen last is shown, even if the texts of an earlier choice arrive later', async () => {
  const texts = await createTexts('en');
  const { source, arrive } = slow();
  await texts.add(source);
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

test('texts that are added during a change of the language are loaded in the new one', async () => {
  const texts = await createTexts('en');
  const { source, arrive } = slow();
  await texts.add(source);
  const change = texts.change('zh-Hant');
  await texts.add(faq('added-meanwhile'));
  arrive['zh-Hant']?.();
  await change;
  expect(texts.i18n.t('added-meanwhile:list.title')).toBe('常見問題');
});
