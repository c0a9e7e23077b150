import { type ContactGroup, listContactGroups, updateContactGroup } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnreachableError } from '../../services/errors.ts';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { OrderedList } from './OrderedList.tsx';
import { useAllRows } from '../../hooks/useAllRows.ts';
import { useStoredOrder } from './useStoredOrder.ts';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'contacts', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const idOf = ({ groupID }: ContactGroup) => groupID;

it('saves the items whose position changes, one after the other', async () => {
  const { api, toasts } = await renderList();
  await moveToSecond('Complaints');
  await press('Save order');
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Order saved' }]));
  expect(api.writes().map(({ params, body }) => [params['groupID'], body])).toEqual([
    ['Complaints', { sequence: 2 }],
    ['Dealing', { sequence: 3 }],
    ['Press', { sequence: 4 }],
  ]);
});

it('repeats its requests with their keys after a lost reply', async () => {
  const { api, toasts } = await renderList({ lostReply: 2 });
  await moveToSecond('Complaints');
  await press('Save order');
  await screen.findByText(/it will not be saved twice/);
  await press('Save order');
  await waitFor(() => expect(toasts).toHaveLength(1));
  const sent = api.writes().map(({ params, options }) => `${String(params['groupID'])} ${options.idempotencyKey}`);
  expect(sent).toHaveLength(5);
  expect(sent.slice(2, 4)).toEqual(sent.slice(0, 2));
  expect(new Set(sent).size).toBe(3);
});

async function renderList({ lostReply }: { readonly lostReply?: number } = {}) {
  const items = ['Service', 'Dealing', 'Press', 'Complaints'].map((groupID, index) => ({
    groupID,
    sequence: index + 1,
  }));
  let writes = 0;
  const api = createTestApi(({ endpoint }) => {
    if (endpoint === listContactGroups) return { items, total: items.length };
    writes += 1;
    if (writes === lostReply) throw new UnreachableError('UNREADABLE', { message: 'lost' });
    return {};
  });
  const rendered = await renderScreen(<Groups />, { plugin, api });
  await screen.findAllByRole('button', { name: /^Move/ });
  return rendered;
}

function Groups() {
  const order = useStoredOrder({
    name: 'groups',
    query: useAllRows(listContactGroups, { rowId: idOf }),
    idOf,
    endpoint: updateContactGroup,
    toInput: ({ groupID }, sequence) => ({ params: { groupID }, body: { sequence } as never }),
  });
  return <OrderedList order={order} label="Groups" nameOf={idOf} empty={{ title: 'No groups yet' }} />;
}

async function press(name: string) {
  const pressed = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(pressed));
}

async function moveToSecond(name: string) {
  await press(`Move ${name} to a position`);
  const field = screen.getByLabelText('New position (1 to 4)');
  fireEvent.change(field, { target: { value: '2' } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
}
