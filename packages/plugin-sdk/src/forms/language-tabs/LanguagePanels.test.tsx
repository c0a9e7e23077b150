import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { LanguagePanels } from './LanguagePanels.tsx';

const plugin = {
  id: 'notices',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const content = { EN: 'Good morning', SC: '早安', TC: '早晨' };

afterEach(cleanup);

it.each([
  ['en', ['English', 'Simplified Chinese', 'Traditional Chinese'], content.EN],
  ['zh-Hans', ['简体中文 (2)', '英文 (12)', '繁体中文 (2)'], content.SC],
  ['zh-Hant', ['繁體中文 (2)', '英文 (12)', '簡體中文 (2)'], content.TC],
] as const)('begins with the language of the user, %s', async (language, tabs, shown) => {
  const title = (name: string, of: 'en' | 'zh-Hans' | 'zh-Hant') =>
    language === 'en'
      ? name
      : `${name} (${{ en: content.EN, 'zh-Hans': content.SC, 'zh-Hant': content.TC }[of].length})`;
  await renderScreen(
    <LanguagePanels label="Preview" title={title}>
      {(_language, key) => <p>{content[key]}</p>}
    </LanguagePanels>,
    { plugin, language, api: createTestApi(() => null) },
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect(screen.getByRole('tabpanel').textContent).toBe(shown);
});
