import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { search } from '../commands/searchAdvertisingPictures.ts';
import plugin from '../plugin.ts';
import AdvertisingCard from './AdvertisingCard.tsx';

const emulator = openEmulator({ applications: 0 });
const endsSoonID = 'DEMO-IMG-us_quotes_1';
let session: TestSession;
beforeEach(async () => {
  const sandbox = await emulator.openSandbox();
  session = await sandbox.signIn();
  const row = await sandbox.control.readRow<object>('images', endsSoonID);
  const expiryTime = new Date(Date.now() + 6 * 86_400_000).toISOString();
  await sandbox.control.putRow('images', endsSoonID, { ...row, expiryTime });
});
afterEach(cleanup);
afterAll(() => emulator.close());

it('counts what clients see, what ends soon and what waits', async () => {
  await renderScreen(<AdvertisingCard />, { plugin, session });
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(rows()).toEqual([
      'Advertising picturesNumber',
      'Showing now2',
      'Ending within 7 days1',
      'Scheduled1',
      'Not released1',
    ]),
  );
});

it('is found in the palette by name and by link, which opens its panel', async () => {
  const find = async (query: string) =>
    search(query, { api: createSessionApi(session), language: 'en', signal: new AbortController().signal } as never);
  expect(await find('US_QUOTES')).toEqual([
    {
      id: endsSoonID,
      title: 'advert_us_quotes_1.png',
      target: { code: 'PM_GENERAL_CONFIGURATION', child: 'advertisingPictures', params: { imgID: endsSoonID } },
    },
  ]);
  expect((await find('/seminar')).map(({ title }) => title)).toEqual(['advert_seminar_3.png']);
  expect(await find('nothing like it')).toEqual([]);
});
