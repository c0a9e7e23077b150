import { listFunctions, saveFunction } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { flattenTree } from '../../functions/functionShape.ts';
import plugin from '../../plugin.ts';
import { openProviderEmulator, press, type ProviderSandbox } from '../../providerFixture.tsx';
import FunctionTreeScreen from './FunctionTreeScreen.tsx';

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
const find = async (code: string) =>
  flattenTree(await provider().call(listFunctions, {})).find(({ functionCode }) => functionCode === code)!;

it('shows which brokers have a function, and why its code is fixed', async () => {
  await show('PM_CI_FAQ');
  await screen.findByText('Demo Securities (DEMO)');
  // LOTUS has not taken this area.
  expect(screen.queryByText('Lotus Capital (LOTUS)')).toBeNull();
  screen.getByText(/^A change reaches up to \d+ users/);
  screen.getByText(/^The code cannot be changed/);
});

it('creates a function below another one, which no broker has yet', async () => {
  await show('PM_CLIENT_INFORMATION');
  await press('New function below');
  await type(/^Code/, 'pm ci');
  await press('Create function');
  // As the hint, and as the error below it.
  await waitFor(() => expect(screen.getAllByText(/^Capital letters, digits/)).toHaveLength(2));
  await type(/^Code/, 'PM_CI_FAQ');
  await typeNames('Glossary');
  await press('Create function');
  expect((await screen.findAllByText('This code is in use.')).length).toBeGreaterThan(0);
  await type(/^Code/, 'PM_CI_GLOSSARY');
  await press('Create function');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const parent = await find('PM_CLIENT_INFORMATION');
  expect(await find('PM_CI_GLOSSARY')).toMatchObject({ parentID: parent.functionID, category: 'Business' });
  await act(async () => fireEvent.click(await screen.findByRole('treeitem', { name: /^Glossary/ })));
  await screen.findByText(/^No broker has this function yet/);
});

it('renames a function after showing who is affected, and keeps the name if a colleague was faster', async () => {
  const { functionID, functionCode, parentID, name, category, version = 0 } = await find('PM_CI_FAQ');
  await show('PM_CI_FAQ');
  await press('Edit');
  await typeNames('Help');
  await provider().call(saveFunction, {
    body: { functionID, functionCode, parentID, name: { ...name, TC: '常見問題' }, category: 'Admin', version },
  });
  await press('Save function');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Demo Securities (DEMO)');
  await press('Change function');
  const panel = await screen.findByRole('alert', { name: /changed this/ });
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Apply mine again' })));
  await press('Change function');
  await waitFor(async () => expect((await find('PM_CI_FAQ')).name.EN).toBe('Help 0'));
  expect((await find('PM_CI_FAQ')).category).toBe('Admin');
  expect(category).toBe('Business');
});

it('does not move a function below one that a broker lacks, and names the broker', async () => {
  const { functionID } = await find('PRODUCT_MANAGEMENT');
  await show('RAO_DATA_CHART');
  await press('Edit');
  const parent = within(await screen.findByRole('dialog')).getByRole('combobox', { name: /^Below/ });
  await act(async () => fireEvent.change(parent, { target: { value: functionID } }));
  await press('Save function');
  await press('Change function');
  const refusals = await screen.findAllByText(/^LOTUS has this function, but not the one above the new place/);
  expect(refusals.length).toBeGreaterThan(0);
});

async function show(functionCode: string) {
  const rendered = await renderScreen(<FunctionTreeScreen />, {
    plugin,
    session: sandbox.session,
    params: { functionCode },
  });
  await screen.findByRole('tree');
  return rendered;
}

async function type(label: RegExp, value: string) {
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: label });
  await act(async () => fireEvent.change(field, { target: { value } }));
}

/** Types a name in each language. */
async function typeNames(name: string) {
  const fields = within(await screen.findByRole('dialog')).getAllByRole('textbox', { name: /^Name/ });
  await act(async () =>
    fields.forEach((field, index) => fireEvent.change(field, { target: { value: `${name} ${index}` } })),
  );
}
