import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTranslation } from 'react-i18next';
import { createTestApi, renderScreen } from '../testing.tsx';
import { createTextHook } from './createTextHook.ts';

const en = { list: { title: 'Visits', none: 'No visits' } } as const;
const whole = { list: { title: '拜訪', none: '暫無拜訪' } };
const messages = { en, 'zh-Hans': async () => ({ default: whole }), 'zh-Hant': async () => ({ default: whole }) };
const plugin = { id: 'visits', messages };

const detail = { detail: { title: 'One visit' } } as const;
const simplified = { detail: { title: '一次拜访' } };
const traditional = { detail: { title: '一次拜訪' } };
const useText = createTextHook<typeof en & typeof detail>({
  en: detail,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
});

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

test('texts of a screen stand beside those of its plugin from the first moment, and take none of them away', async () => {
  await renderScreen(<DetailScreen />, { plugin, api });
  expect(screen.getByRole('heading').textContent).toBe('One visit');
  expect(screen.getByText('No visits')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Visits' })).toBeTruthy();
});

test('another language needs no further file', async () => {
  await renderScreen(<DetailScreen />, { plugin, api, language: 'zh-Hant' });
  expect(screen.getByRole('heading').textContent).toBe('一次拜訪');
  screen.getByRole('button').click();
  expect(await screen.findByRole('heading', { name: '一次拜访' })).toBeTruthy();
});

test('the wording that a broker gave before the screen came stays', async () => {
  const own = { ...messages, en: { ...en, detail: { title: 'A call at the branch' } } };
  await renderScreen(<DetailScreen />, { plugin: { id: 'visits', messages: own }, api });
  expect(screen.getByRole('heading').textContent).toBe('A call at the branch');
});
