import { openEmulator } from '@brokerdesk/mock-server/testing';
import { type FunctionNode, getConfiguration } from '@brokerdesk/plugin-sdk/api';
import {
  createSessionApi,
  demoBrokers,
  demoUsers,
  type DemoUser,
  findApplication,
  mountPlugin,
} from '@brokerdesk/plugin-testing';
import { afterAll, expect, it } from 'vitest';
import { defineNotes } from './notesPlugin.tsx';

const emulator = openEmulator({ applications: 40 });
afterAll(() => emulator.close());

it.each(Object.values<DemoUser>(demoUsers))('$userID is as the emulator has them', async (user) => {
  const { user: person, functions } = await (await emulator.openSandbox()).signIn(user);
  expect(person).toMatchObject({ brokerCode: user.brokerCode, userID: user.userID, userName: user.userName });
  const all: unknown = expect.arrayContaining(['RAO', 'RAO_CM_IMPORT', 'USER_AND_ROLE']);
  expect(listCodes(functions)).toEqual(user.functions === 'all' ? all : [...user.functions].sort());
});

it.each(Object.values(demoBrokers))(
  '$displayCode is as the emulator has it',
  async ({ brokerCode, displayCode, name }) => {
    const user = Object.values<DemoUser>(demoUsers).find((one) => one.brokerCode === brokerCode);
    const session = await (await emulator.openSandbox()).signIn(user);
    const { broker } = await createSessionApi(session).call(getConfiguration, {});
    expect([broker.brokerCode, broker.displayCode, broker.name.EN]).toEqual([brokerCode, displayCode, name]);
  },
);

it('mounts a plugin for a user of another broker, and signs in one of the first again', async () => {
  const portal = await mountPlugin(defineNotes(), { emulator, user: demoUsers.harbourAdministrator, address: 'notes' });
  expect([location.pathname, portal.shown()]).toEqual(['/admin/harbour/main/notes', ['X_NOTES']]);
  await portal.signInAs(demoUsers.administrator);
  expect([location.pathname, portal.shown()]).toEqual(['/admin/demo/main/notes', ['X_NOTES']]);
  await portal.unmount();
});

it('finds an application, or explains how to have more of them', async () => {
  const api = createSessionApi(await (await emulator.openSandbox()).signIn(demoUsers.reader));
  const found = await findApplication(api, { status: 'SUB' });
  expect(found.status).toBe('SUB');
  expect(await findApplication(api, { matches: ({ applyID }) => applyID === found.applyID })).toEqual(found);
  await expect(findApplication(api, { status: 'SUB', matches: () => false })).rejects.toThrow(
    /^None of the \d+ newest applications in the status SUB is meant\. Open the emulator with more of them/,
  );
});

function listCodes(functions: readonly FunctionNode[]): readonly string[] {
  return functions.flatMap(({ functionCode, children }) => [functionCode, ...listCodes(children)]).sort();
}
