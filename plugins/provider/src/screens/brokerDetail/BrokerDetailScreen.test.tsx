import {
  getBrokerFunctions,
  listFunctions,
  listRoles,
  setBrokerFunctions,
  setBrokerStatus,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { flattenTree, takenCodes } from '../../functions/functionShape.ts';
import plugin from '../../plugin.ts';
import { openProviderEmulator, press, type ProviderSandbox } from '../../providerFixture.tsx';
import BrokerDetailScreen from './BrokerDetailScreen.tsx';

const emulator = openProviderEmulator();
let sandbox: ProviderSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

const provider = () => createSessionApi(sandbox.session);
const codesOf = async (brokerCode: string) =>
  takenCodes((await provider().call(getBrokerFunctions, { params: { brokerCode } })).functions);

it('withdraws a function after naming the roles and users that lose it', async () => {
  await sandbox.signIn(demoUsers.reviewer);
  await show({ tab: 'functions' });
  await toggle('RAO_CM_VERIFY');
  await press('Save permission set');
  const review = await screen.findByRole('alertdialog', { name: 'Change the permission set of Demo Securities?' });
  await within(review).findByText('Revoked (1)');
  const effect = await within(review).findByText(/roles and \d+ users lose functions/);
  expect(effect.textContent).toMatch(/^\d+ roles/);
  expect(review.textContent).toContain('Reviewer: 1 function');
  expect(review.textContent).toContain('1 of them is signed in now');
  await press('Save permission set');
  await waitFor(async () => expect(await codesOf('DEMO')).not.toContain('RAO_CM_VERIFY'));
});

it('merges what a colleague has changed meanwhile with what was chosen', async () => {
  await show({ tab: 'functions' });
  await toggle('RAO_CM_VERIFY');
  const { version } = await sandbox.find('DEMO');
  const functionCodes = (await codesOf('DEMO')).filter((code) => code !== 'RAO_CM_REJECT');
  await provider().call(setBrokerFunctions, { params: { brokerCode: 'DEMO' }, body: { functionCodes, version } });
  await press('Save permission set');
  await screen.findByRole('alertdialog');
  await press('Save permission set');
  const panel = await screen.findByRole('alert', { name: /changed this/ });
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Apply mine again' })));
  await screen.findByRole('alertdialog');
  await press('Save permission set');
  await waitFor(async () => {
    const codes = await codesOf('DEMO');
    expect(['RAO_CM_VERIFY', 'RAO_CM_REJECT'].filter((code) => codes.includes(code))).toEqual([]);
  });
});

it('compares two brokers, and copies the set of the other into the editor to be reviewed', async () => {
  await show({ tab: 'functions' });
  await press('Compare with another broker');
  await screen.findByRole('option', { name: 'Lotus Capital (LOTUS)' });
  const choice = screen.getByRole('combobox', { name: 'Compare with' });
  await act(async () => fireEvent.change(choice, { target: { value: 'LOTUS' } }));
  await screen.findByRole('tree');
  await press('Copy the set of Lotus Capital');
  await press('Save permission set');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Revoked');
  await press('Save permission set');
  await waitFor(async () => expect(await codesOf('DEMO')).toEqual(await codesOf('LOTUS')));
});

it('gives a withdrawn function back to the broker, but to no role', async () => {
  const all = await codesOf('DEMO');
  const save = async (functionCodes: readonly string[]) => {
    const { version } = await sandbox.find('DEMO');
    await provider().call(setBrokerFunctions, {
      params: { brokerCode: 'DEMO' },
      body: { functionCodes: [...functionCodes], version },
    });
  };
  const functionsOfRoles = async () => {
    const { items } = await provider().call(listRoles, { query: { brokerCode: 'DEMO', sort: 'name' } });
    return items.filter((role) => !role.default).map(({ functionCount }) => functionCount);
  };
  await save(all.filter((code) => code !== 'RAO_CM_VERIFY'));
  const without = await functionsOfRoles();
  await show({ tab: 'functions' });
  await toggle('RAO_CM_VERIFY');
  await press('Save permission set');
  await screen.findByText(/No role that was set up by the broker gets what is granted/);
  await press('Save permission set');
  await waitFor(async () => expect(await codesOf('DEMO')).toEqual(all));
  expect(await functionsOfRoles()).toEqual(without);
});

it('refuses a change of a deleted broker in words, and shows what is left of it', async () => {
  await show({ tab: 'functions' });
  await toggle('RAO_CM_VERIFY');
  const { version } = await sandbox.find('DEMO');
  await provider().call(setBrokerStatus, { body: { brokerCode: 'DEMO', status: 'deleted', version } });
  await press('Save permission set');
  await press('Save permission set');
  await screen.findByText(/A deleted broker can neither be changed nor restored/);
  cleanup();
  await show({});
  await screen.findByText('This broker has been deleted');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details']);
});

it('says so if there is no such broker, or the address names none', async () => {
  await show({ brokerCode: 'NOBODY' });
  await screen.findByText('There is no broker NOBODY');
  cleanup();
  await renderScreen(<BrokerDetailScreen />, { plugin, session: sandbox.session });
  await screen.findByText('No broker chosen');
});

function show(params: Readonly<Record<string, string>>) {
  const { session } = sandbox;
  return renderScreen(<BrokerDetailScreen />, { plugin, session, params: { brokerCode: 'DEMO', ...params } });
}

/** Ticks or unticks a function by its code. */
async function toggle(functionCode: string) {
  const functions = flattenTree(await provider().call(listFunctions, {}));
  const name = functions.find((one) => one.functionCode === functionCode)?.name.EN;
  await screen.findByRole('tree');
  const row = screen.getAllByRole('treeitem').find((one) => one.querySelector('.bdk-grow')?.textContent === name);
  if (!row) throw new Error(`${name} is not in the tree.`);
  await act(async () => fireEvent.click(row));
}
