import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { search } from '../commands/searchSamples.ts';
import { openPluginEmulator } from '../emulatorFixture.ts';
import { listSamples } from '../endpoints.ts';
import plugin from '../plugin.ts';
import PendingSamplesCard from './PendingSamplesCard.tsx';

const emulator = openPluginEmulator();
afterEach(cleanup);
afterAll(() => emulator.close());

it('links the number of open sample items to the list of them', async () => {
  const session = await (await emulator.openSandbox()).signIn();
  const { opened } = await renderScreen(<PendingSamplesCard />, { plugin, session });
  const { total } = await createSessionApi(session).call(listSamples, { query: { status: 'open' } });
  fireEvent.click(await screen.findByRole('link', { name: `Open · Sample items: ${total}` }));
  expect(opened).toEqual([{ code: 'X_SAMPLE_PLUGIN', params: { status: 'open' } }]);
});

it('is found in the command palette by a name in any language', async () => {
  const api = createSessionApi(await (await emulator.openSandbox()).signIn());
  const hits = await search('分行租', { api, signal: new AbortController().signal, language: 'en' });
  expect(hits).toMatchObject([
    { title: 'Branch lease', target: { code: 'X_SAMPLE_PLUGIN', params: { q: 'Branch lease' } } },
  ]);
});
