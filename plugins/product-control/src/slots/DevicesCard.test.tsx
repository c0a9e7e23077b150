import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import { listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { search } from '../commands/searchDevices.ts';
import plugin from '../plugin.ts';
import DevicesCard from './DevicesCard.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
});
afterEach(cleanup);
afterAll(() => emulator.close());

const screenOf = { code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated' };

it('counts what waits, says since when, and leads to it with the oldest first', async () => {
  for (const applicationID of await sandbox.control.listRowIDs('deviceApplications')) {
    if (applicationID.startsWith('DEMO-')) await sandbox.control.removeRow('deviceApplications', applicationID);
  }
  const { control } = sandbox;
  await control.applyForDevice({ loginID: await findLogin() });
  await control.changeClock({ advanceSec: 3_600 });
  await control.applyForDevice({ loginID: await findLogin() });
  const session = await sandbox.signIn();
  const { opened } = await renderScreen(<DevicesCard />, { plugin, session });
  fireEvent.click(await screen.findByRole('link', { name: 'Waiting for a decision · Number: 2' }));
  expect(opened).toEqual([{ ...screenOf, params: { status: 'PND', sort: 'applyTime' } }]);
  screen.getByText('The oldest was made 04 Nov 2026, 10:00.');
});

it('is found in the palette by its device, and opened alone', async () => {
  const api = createSessionApi(await sandbox.signIn());
  const { items } = await api.call(listDeviceApplications, { query: { size: 1 } });
  const { applicationID, userName, loginID, deviceInfo, UUID } = items[0]!;
  const context = { api, language: 'en', signal: new AbortController().signal } as const;
  expect(await search(UUID, context as never)).toEqual([
    {
      id: applicationID,
      title: `${userName} (${loginID})`,
      description: deviceInfo,
      target: { ...screenOf, params: { applicationID } },
    },
  ]);
});

async function findLogin(): Promise<string> {
  const ids = await sandbox.control.listRowIDs('traders');
  const rows = await Promise.all(
    ids.map((id) => sandbox.control.readRow<{ userID: string; status: number; brokerCode: string }>('traders', id)),
  );
  return rows.find(({ status, brokerCode }) => status === 1 && brokerCode === 'DEMO')!.userID;
}
