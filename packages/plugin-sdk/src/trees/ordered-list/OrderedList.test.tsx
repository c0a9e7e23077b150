import { type Announcement, listAnnouncements, orderAnnouncements } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import { useRefresh } from '../../hooks/useCall.ts';
import { useApi } from '../../hooks/useApi.ts';
import { createInMemoryDrafts, createTestApi, renderScreen, type RenderScreenOptions } from '../../entries/testing.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderedList } from './OrderedList.tsx';
import { useAllRows } from '../../hooks/useAllRows.ts';
import { useOrder } from './useOrder.ts';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'notices', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

it('saves all moves with one request, and shows the saved order', async () => {
  const server = createServer(['Fees', 'Holidays', 'Outage', 'Rates']);
  const { toasts } = await renderList(server);
  await press('Move Fees down');
  await press('Move Rates up');
  expect(names()).toEqual(['Holidays', 'Fees', 'Rates', 'Outage']);
  screen.getByText('2 items moved, not saved');
  await press('Save order');
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Order saved' }]));
  expect(server.saved).toEqual([['Holidays', 'Fees', 'Rates', 'Outage']]);
  expect(names()).toEqual(['Holidays', 'Fees', 'Rates', 'Outage']);
  expect(button('Save order').getAttribute('aria-disabled')).toBe('true');
});

it('undoes and redoes moves, with keys, too', async () => {
  await renderList(createServer(['Fees', 'Holidays', 'Outage']));
  await press('Move Fees down');
  await press('Move Fees down');
  expect(names()).toEqual(['Holidays', 'Outage', 'Fees']);
  fireEvent.keyDown(button('Move Fees down'), { key: 'z', ctrlKey: true });
  expect(names()).toEqual(['Holidays', 'Fees', 'Outage']);
  await press('Undo');
  expect(names()).toEqual(['Fees', 'Holidays', 'Outage']);
  expect(screen.queryByText(/not saved/)).toBeNull();
  fireEvent.keyDown(button('Undo'), { key: 'Z', metaKey: true, shiftKey: true });
  await press('Redo');
  expect(names()).toEqual(['Holidays', 'Outage', 'Fees']);
  expect(screen.getByText('The move was made again.').getAttribute('role')).toBe('status');
  expect(button('Redo').getAttribute('aria-disabled')).toBe('true');
});

it('moves an item to a typed position, and explains a position that does not exist', async () => {
  await renderList(createServer(['Fees', 'Holidays', 'Outage']));
  await press('Move Outage to a position');
  const field = screen.getByLabelText<HTMLInputElement>('New position (1 to 3)');
  expect(field.value).toBe('3');
  for (const value of ['0', '4', 'two', '']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
    screen.getByText('Enter a whole number from 1 to 3.');
    expect(field.value).toBe(value);
  }
  fireEvent.change(field, { target: { value: '１' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(names()).toEqual(['Fees', 'Holidays', 'Outage']);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(names()).toEqual(['Outage', 'Fees', 'Holidays']);
  screen.getByText('Outage is now at position 1 of 3.');
});

it('moves the selected items together', async () => {
  await renderList(createServer(['Fees', 'Holidays', 'Outage', 'Rates']));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Holidays' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Rates' }));
  await press('Move 2 selected items');
  fireEvent.change(screen.getByLabelText('New position (1 to 3)'), { target: { value: '1' } });
  await press('Move');
  expect(names()).toEqual(['Holidays', 'Rates', 'Fees', 'Outage']);
  screen.getByText('2 items are now at positions 1 to 2 of 4.');
  await press('Clear selection');
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
});

it('shows the current order when the list has changed meanwhile, and applies the user’s order to it again', async () => {
  const server = createServer(['Fees', 'Holidays', 'Outage']);
  await renderList(server);
  await press('Move Outage to a position');
  fireEvent.change(screen.getByLabelText('New position (1 to 3)'), { target: { value: '1' } });
  await press('Move');
  server.order = ['Fees', 'Strike', 'Outage'];
  await press('Save order');
  await screen.findByText('lee.sc changed the list on 20 Nov 2026, 14:12');
  await waitFor(() => expect(names()).toEqual(['Fees', 'Strike', 'Outage']));
  expect(screen.queryByRole('button', { name: 'Move Fees down' })).toBeNull();
  await press('Apply my order again');
  expect(names()).toEqual(['Outage', 'Fees', 'Strike']);
  await press('Save order');
  await waitFor(() => expect(server.saved).toEqual([['Outage', 'Fees', 'Strike']]));
});

it('does not overwrite the order that another user has saved meanwhile, and applies the user’s order to it again', async () => {
  const server = createServer(['Fees', 'Holidays', 'Outage']);
  await renderList(server);
  await press('Move Fees down');
  server.order = ['Outage', 'Fees', 'Holidays'];
  await press('Save order');
  await screen.findByText('The list has changed in the meantime');
  expect(names()).toEqual(['Outage', 'Fees', 'Holidays']);
  expect(server.saved).toEqual([]);
  await press('Apply my order again');
  await press('Save order');
  await waitFor(() => expect(server.saved).toEqual([['Holidays', 'Fees', 'Outage']]));
});

it('returns to the current order when the user discards theirs', async () => {
  const server = createServer(['Fees', 'Holidays']);
  await renderList(server);
  await press('Move Fees down');
  server.order = ['Strike', 'Fees', 'Holidays'];
  await press('Save order');
  await press('Discard my order');
  await waitFor(() => expect(names()).toEqual(['Strike', 'Fees', 'Holidays']));
  expect(screen.queryByText('Your order has been kept.', { exact: false })).toBeNull();
});

it('keeps the order when saving fails, and says what happened', async () => {
  const server = createServer(['Fees', 'Holidays']);
  await renderList(server);
  await press('Move Fees down');
  server.fails = true;
  await press('Save order');
  await screen.findByText('The server has a problem.');
  expect(names()).toEqual(['Holidays', 'Fees']);
  server.fails = false;
  await press('Save order');
  await waitFor(() => expect(server.saved).toEqual([['Holidays', 'Fees']]));
});

it('restores an order that was not saved on an earlier visit', async () => {
  const drafts = createInMemoryDrafts();
  const server = createServer(['Fees', 'Holidays']);
  await renderList(server, { drafts });
  await press('Move Fees down');
  cleanup();
  await renderList(server, { drafts });
  await waitFor(() => expect(names()).toEqual(['Holidays', 'Fees']));
  screen.getByText('Your unsaved input has been restored.');
  await press('Discard input');
  expect(names()).toEqual(['Fees', 'Holidays']);
});

it('asks before the user leaves with an order that is not saved', async () => {
  const server = createServer(['Fees', 'Holidays']);
  const { leave } = await renderList(server);
  await expect(leave()).resolves.toBe('left');
  await press('Move Fees down');
  const left = leave();
  await press('Save and leave');
  await expect(left).resolves.toBe('left');
  expect(server.saved).toEqual([['Holidays', 'Fees']]);
});

it('shows another user’s order also if it is the one from before the save', async () => {
  const server = createServer(['Fees', 'Holidays']);
  await renderList(server);
  await press('Move Fees down');
  await press('Save order');
  await waitFor(() => expect(server.saved).toHaveLength(1));
  await press('Reload');
  server.order = ['Fees', 'Holidays'];
  await press('Reload');
  await waitFor(() => expect(names()).toEqual(['Fees', 'Holidays']));
});

it('is loaded again after any call that changes something', async () => {
  const server = createServer(['Fees', 'Holidays', 'Outage']);
  await renderList(server);
  await press('Reverse on the server');
  await waitFor(() => expect(names()).toEqual(['Outage', 'Holidays', 'Fees']));
});

it('closes its dialog after a confirmation', async () => {
  const server = createServer(['Fees', 'Holidays']);
  const close = vi.fn();
  await renderList(server, {}, /^Move/, <Announcements onClose={close} />);
  await press('Move Fees down');
  await press('Close');
  expect(close).not.toHaveBeenCalled();
  await press('Discard changes');
  expect(close).toHaveBeenCalledOnce();
  expect(server.saved).toEqual([]);
});

it('closes once the order is saved if the user presses Escape in the meantime', async () => {
  const server = createServer(['Fees', 'Holidays', 'Outage']);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.saves = promise;
  const close = vi.fn();
  await renderList(server, {}, undefined, <Announcements onClose={close} />);
  await press('Move Fees down');
  await press('Save order');
  await press('Close');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  await act(async () => resolve());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.saved).toEqual([['Holidays', 'Fees', 'Outage']]);
});

it('offers a retry when the list cannot be loaded, and explains an empty list', async () => {
  const server = createServer([]);
  server.fails = true;
  await renderList(server, {}, 'Try again');
  server.fails = false;
  await press('Try again');
  await screen.findByText('No announcements yet');
});

function createServer(order: readonly string[]) {
  return { order, saved: [] as (readonly string[])[], fails: false, saves: Promise.resolve() };
}

async function renderList(
  server: ReturnType<typeof createServer>,
  options: Partial<RenderScreenOptions> = {},
  awaited: string | RegExp = /^Move/,
  element = <Announcements />,
) {
  const api = createTestApi(({ endpoint, body }) => {
    if (server.fails) {
      throw new ApiError({ code: 'E0099', message: 'The server has a problem.', data: null, requestId: 'req-1' });
    }
    if (endpoint === listAnnouncements) {
      const items = server.order.map((title) => ({ announceID: title, title: { EN: title } }));
      return { items, page: 1, size: 500, total: items.length };
    }
    const { sequence } = body as { sequence: readonly string[] };
    if (sequence.toSorted().join() !== server.order.toSorted().join()) {
      const data = { current: { sequence: server.order }, by: 'lee.sc', at: '2026-11-20T06:12:40Z' };
      throw new ApiError({ code: 'E0005', message: 'Changed.', data, requestId: 'req-2' });
    }
    return server.saves.then(() => {
      server.order = sequence;
      server.saved.push(sequence);
      return { sequence };
    });
  });
  const rendered = await renderScreen(element, { plugin, api, ...options });
  await screen.findAllByRole('button', { name: awaited });
  return rendered;
}

function Announcements({ onClose }: { readonly onClose?: () => void }) {
  const api = useApi();
  const refresh = useRefresh();
  const order = useOrder({
    name: 'announcements',
    query: useAllRows(listAnnouncements, { rowId: ({ announceID }) => announceID }),
    idOf: ({ announceID }) => announceID,
    save: (sequence, options) => api.call(orderAnnouncements, { body: { sequence: [...sequence] } }, options),
  });
  const list = {
    order,
    nameOf: ({ title }: Announcement) => title.EN ?? '',
    empty: { title: 'No announcements yet' },
  };
  if (onClose) return <OrderDialog {...list} title="Order of the announcements" onClose={onClose} />;
  return (
    <>
      <OrderedList {...list} label="Announcements" />
      <button type="button" onClick={refresh}>
        Reload
      </button>
      <button
        type="button"
        onClick={() => {
          const sequence = order.items?.map(({ announceID }) => announceID).toReversed() ?? [];
          void api.call(orderAnnouncements, { body: { sequence } });
        }}
      >
        Reverse on the server
      </button>
    </>
  );
}

function names() {
  return screen.getAllByRole('row').map((row) => within(row).getByRole('gridcell').textContent);
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

async function press(name: string) {
  const pressed = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(pressed));
}
