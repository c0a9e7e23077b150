import { openEmulator } from '@brokerdesk/mock-server/testing';
import { createSessionApi, demoUsers } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it } from 'vitest';
import { search } from './searchPresetImages.ts';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('the palette finds preset pictures by their names, and opens what it names', async () => {
  const api = createSessionApi(await (await emulator.openSandbox()).signIn(demoUsers.providerAdministrator));
  const context = { api, language: 'en', signal: new AbortController().signal } as const;
  expect(await search('STOCKS', context)).toEqual([
    {
      id: 'PI-US_STOCKS',
      title: 'us_stocks.png',
      target: { code: 'provider:presetImages', params: { imgID: 'PI-US_STOCKS' } },
    },
  ]);
});
