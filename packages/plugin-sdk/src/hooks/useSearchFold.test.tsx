import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { loadSearchFold, useSearchFold } from './useSearchFold.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'search', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

afterEach(cleanup);

it.each([
  ['CHAN Tai  Man', 'chan tai man'],
  ['張美娟', '张美娟'],
  ['帳戶說明', '账户説明'],
  ['ＡＢＣ', 'abc'],
  ['香\u200b港', '香港'],
])('finds %s by %s', async (text, query) => {
  const fold = await loadSearchFold(query);
  expect(fold(text)).toContain(fold(query));
});

it('folds the script of Chinese characters as soon as one is typed', async () => {
  function Screen({ typed }: { readonly typed: string }) {
    const fold = useSearchFold(typed);
    return <p>{fold('開戶').includes(fold(typed)) ? 'found' : 'not found'}</p>;
  }
  await renderScreen(<Screen typed="开户" />, { plugin, api: createTestApi(() => null) });
  await screen.findByText('found');
});
