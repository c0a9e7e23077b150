import { createEmulator } from '@brokerdesk/mock-server';
import { MockClient } from '@brokerdesk/mock-server/client';
import { expect, it } from 'vitest';
import { describeEffect, matchesCall, readFaults } from './emulatorFaults.ts';

it('reads the faults of a running emulator, until they are used up', async () => {
  const emulator = createEmulator({ applications: 0 });
  const { port } = await emulator.listen();
  try {
    const client = new MockClient({ address: `http://127.0.0.1:${port}` });
    await client.addFault({ match: { path: '/systems/*' }, when: { times: 1 }, effect: { kind: 'http', status: 503 } });
    const call = { method: 'GET', path: '/systems/brokers/infos' };
    const [before] = await readFaults(port);
    expect(before && matchesCall(before, call)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/api${call.path}`)).status).toBe(503);
    const [after] = await readFaults(port);
    expect(after && matchesCall(after, call)).toBe(false);
  } finally {
    await emulator.close();
  }
  await expect(readFaults(port)).rejects.toMatchObject({
    code: 'EMULATOR_UNREACHABLE',
    message: `No emulator at http://127.0.0.1:${port} responds.`,
    hint: expect.stringContaining('--api-port'),
  });
});

it.each([
  [{}, true],
  [{ method: 'GET' }, true],
  [{ method: 'POST' }, false],
  [{ path: '/notes/{id}' }, true],
  [{ path: '/notes' }, false],
  [{ path: '/no*' }, true],
] as const)('compares a fault for %o with a call', (match, isMeant) => {
  const fault = { faultID: 'fault-1', match, struck: 0, effect: { kind: 'hang' } } as const;
  expect(matchesCall(fault, { method: 'GET', path: '/notes/{id}' })).toBe(isMeant);
});

it('tells what a fault does, and whether the call fails', () => {
  const when = { nth: 2, times: 3, chance: 0.5 };
  const match = { pluginId: 'notes' };
  const fault = { faultID: 'fault-1', match, when, struck: 1, effect: { kind: 'envelope', code: 'E0005' } } as const;
  expect(describeEffect(fault)).toEqual({
    isFailure: true,
    text: 'gets the error E0005, from the plugin notes, from request 2 on, 2 more times, in 50 % of the requests',
  });
  const latency = { faultID: 'fault-2', struck: 0, effect: { kind: 'latency', ms: 800 } } as const;
  expect(describeEffect(latency)).toEqual({ isFailure: false, text: 'gets its response 800 ms later' });
});
