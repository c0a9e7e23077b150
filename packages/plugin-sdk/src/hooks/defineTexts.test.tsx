import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useTranslation } from 'react-i18next';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { defineTexts } from './defineTexts.ts';
import { useHost } from './useHost.ts';

const en = { list: { title: 'Visits', none: 'No visits' } } as const;
const whole = { list: { title: '拜訪', none: '暫無拜訪' } };
const messages = { en, 'zh-Hans': async () => ({ default: whole }), 'zh-Hant': async () => ({ default: whole }) };
const plugin = { id: 'visits', messages };

const detail = { detail: { title: 'One visit' } } as const;
const simplified = { detail: { title: '一次拜访' } };
const traditional = { detail: { title: '一次拜訪' } };
const pluginTexts = defineTexts<typeof en>();
const { useText } = defineTexts(pluginTexts, { en: detail, 'zh-Hans': simplified, 'zh-Hant': traditional });

function DetailScreen() {
  const text = useText();
  const { i18n } = useTranslation();
  return (
    <>
      <h1>{text('detail.title')}</h1>
      <p>{text('list.none')}</p>
      <button type="button" onClick={() => void i18n.changeLanguage('zh-Hans')}>
        {text('list.title')}
      </button>
    </>
  );
}

const api = createTestApi(() => ({}));

afterEach(cleanup);

test('the texts of a screen are loaded at its first render, beside those of its plugin', async () => {
  await renderScreen(<DetailScreen />, { plugin, api });
  expect(screen.getByRole('heading').textContent).toBe('One visit');
  screen.getByText('No visits');
  screen.getByRole('button', { name: 'Visits' });
});

test('switching the language needs no further file', async () => {
  await renderScreen(<DetailScreen />, { plugin, api, language: 'zh-Hant' });
  expect(screen.getByRole('heading').textContent).toBe('一次拜訪');
  screen.getByRole('button').click();
  await screen.findByRole('heading', { name: '一次拜访' });
});

test('the wording of a broker takes precedence if it was added before the screen', async () => {
  const own = { ...messages, en: { ...en, detail: { title: 'A call at the branch' } } };
  await renderScreen(<DetailScreen />, { plugin: { id: 'visits', messages: own }, api });
  expect(screen.getByRole('heading').textContent).toBe('A call at the branch');
});

const part = { rows_one: '{{count}} row', rows_other: '{{count}} rows', close: 'Close' } as const;
const hant = { rows_one: '{{count}} 列', rows_other: '{{count}} 列', close: '關閉' };
const bundled = defineTexts('part', { en: part, 'zh-Hans': hant, 'zh-Hant': hant });
const loaded = defineTexts('late', {
  en: part,
  'zh-Hans': async () => ({ default: hant }),
  'zh-Hant': async () => ({ default: hant }),
});

function PluralScreen({ texts }: { readonly texts: typeof bundled }) {
  const text = texts.useText();
  return <p>{[text('rows', { count: 1 }), text('rows', { count: 3 }), text('close')].join(', ')}</p>;
}

test('bundled texts of a namespace need only their hook, and plural keys are derived', async () => {
  await renderScreen(<PluralScreen texts={bundled} />, { plugin, api });
  screen.getByText('1 row, 3 rows, Close');
  cleanup();
  await renderScreen(<PluralScreen texts={bundled} />, { plugin, api, language: 'zh-Hant' });
  screen.getByText('1 列, 3 列, 關閉');
});

test('wording that is added later replaces a text that was shown', async () => {
  let added: (() => Promise<unknown>) | undefined;
  function WordingScreen() {
    const { i18n } = useTranslation();
    added = () => {
      i18n.addResources('en', 'part', { close: 'Shut' });
      return i18n.changeLanguage('en');
    };
    return <PluralScreen texts={bundled} />;
  }
  await renderScreen(<WordingScreen />, { plugin, api });
  screen.getByText('1 row, 3 rows, Close');
  await act(async () => void (await added?.()));
  screen.getByText('1 row, 3 rows, Shut');
});

test('texts with loaders are available once the host has added them', async () => {
  function Loader() {
    const { addTexts } = useHost();
    const [isLoaded, setIsLoaded] = useState(false);
    const load = async () => {
      await addTexts(loaded.namespace, loaded.messages);
      setIsLoaded(true);
    };
    if (isLoaded) return <PluralScreen texts={loaded} />;
    return (
      <button type="button" onClick={() => void load()}>
        Load
      </button>
    );
  }
  await renderScreen(<Loader />, { plugin, api, language: 'zh-Hant' });
  screen.getByRole('button', { name: 'Load' }).click();
  await screen.findByText('1 列, 3 列, 關閉');
});
