import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import plugin from '../../plugin.ts';
import SamplePluginScreen from './SamplePluginScreen.tsx';

afterEach(cleanup);

it('names its file as the place for the content', async () => {
  await renderScreen(<SamplePluginScreen />, { plugin });
  screen.getByRole('heading', { name: 'Sample plugin', level: 1 });
  screen.getByText(/^Write it in src\/screens\/samplePlugin\/SamplePluginScreen\.tsx\./);
});

it.each([
  ['zh-Hans', '示例插件'],
  ['zh-Hant', '範例插件'],
] as const)('is translated into %s', async (language, title) => {
  await renderScreen(<SamplePluginScreen />, { plugin, language });
  screen.getByRole('heading', { name: title, level: 1 });
});
