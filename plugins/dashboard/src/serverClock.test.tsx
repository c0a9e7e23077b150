import { openEmulator } from '@brokerdesk/mock-server/testing';
import { mountPlugin } from '@brokerdesk/plugin-testing';
import { act, fireEvent } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import plugin from './plugin.ts';

const emulator = openEmulator({ applications: 0 });

afterAll(() => emulator.close());

it('on a computer with another day, the period ends on the server’s today, and moves on with the next response', async () => {
  const portal = await mountPlugin(plugin, { emulator, now: '2037-01-07T15:58:00Z' });
  await portal.openScreen({ code: 'RAO_DATA_CHART' });
  await portal.findByText(/^Figures as of 23:58:/);
  expect(portal.getAllByText(/9 Nov – 8 Dec 2036/)).not.toEqual([]);
  await portal.clock.change({ advanceSec: 300 });
  await act(async () => fireEvent.click(portal.getByRole('button', { name: 'Refresh now' })));
  await portal.settle();
  await portal.findByText(/^Figures as of 00:03:/);
  expect(await portal.findAllByText(/10 Nov – 9 Dec 2036/)).not.toEqual([]);
  await portal.unmount();
});
