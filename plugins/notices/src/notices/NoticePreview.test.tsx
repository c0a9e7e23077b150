import { createTestApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import { NoticePreview } from './NoticePreview.tsx';

afterEach(cleanup);

const texts = {
  titleEN: 'Office hours',
  titleSC: '办公时间',
  titleTC: '辦公時間',
  contentEN: 'We open at nine.',
  contentSC: '九时开门。',
  contentTC: '九時開門。',
};

it.each([
  ['app', ['Push message', 'In the app']],
  ['email', ['Email']],
] as const)('shows a notice by %s as its clients get it', async (channel, captions) => {
  const preview = <NoticePreview notice={{ channel, ...texts }} files={() => <p>rules.pdf</p>} />;
  await renderScreen(preview, { plugin, api: createTestApi(() => null) });
  await screen.findByText(captions[0]);
  expect(screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(
    captions,
  );
  // The attachments, once, whatever the channel is.
  screen.getByText('rules.pdf');
});
