import { listFaqCategories, type FaqCategory } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFaqApi } from '../../../gallery/sampleFaq.ts';
import { type RenderedScreen, renderScreen } from '../../../entries/testing.tsx';
import { ListScreen } from '../ListScreen.tsx';
// Already loaded, so that no test waits for it.
import '../tools/listTools.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

let rendered: RenderedScreen;

beforeEach(async () => {
  rendered = await renderScreen(<Categories />, { plugin, api: createFaqApi() });
  await screen.findByRole('grid');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('peeks into the row with Space, follows the arrow keys, and leaves the focus in the list', async () => {
  const first = cellOf('Opening an account');
  act(() => first.focus());
  await key(first, ' ');
  // The panel is loaded when it is first opened.
  expect((await screen.findByRole('complementary')).textContent).toContain('5 questions');
  expect(document.activeElement).toBe(first);
  await key(first, 'ArrowDown');
  expect(document.activeElement).toBe(cellOf('Fees'));
  expect(panel('Fees').textContent).toContain('3 questions');
  await key(cellOf('Fees'), ' ');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('opens a row with a click or Enter and takes the focus; Escape returns it to the row', async () => {
  await openFees();
  expect(document.activeElement).toBe(panel('Fees'));
  await key(panel('Fees'), 'Escape', { isComposing: true });
  expect(panel('Fees')).toBeTruthy();
  await key(panel('Fees'), 'Escape');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fees' }));
});

it('takes the focus again when a row is opened whose panel is already there', async () => {
  await openFees();
  const row = screen.getByRole('button', { name: 'Fees' });
  act(() => row.focus());
  await act(async () => fireEvent.click(row));
  expect(document.activeElement).toBe(panel('Fees'));
});

it('goes to the previous and next row from inside, without losing the focus', async () => {
  await openFees();
  const next = screen.getByRole('button', { name: 'Next row' });
  act(() => next.focus());
  await act(async () => fireEvent.click(next));
  expect(panel('Deposits and withdrawals')).toBeTruthy();
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close panel' })));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposits and withdrawals' }));
});

it('takes the focus when the control that had it is gone with its row', async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Opening an account' })));
  await screen.findByRole('complementary');
  act(() => within(panel('Opening an account')).getByRole('button', { name: 'Decide' }).focus());
  await rendered.goTo({ q: 'Fees' });
  await waitFor(() => expect(document.activeElement).toBe(panel('Fees')));
});

it('opens with the row that a link names, and says what concerns all rows above the filters', async () => {
  cleanup();
  await renderScreen(<Categories initialRow="C2" />, { plugin, api: createFaqApi() });
  await screen.findByRole('complementary', { name: 'Fees' });
  screen.getByText('Clients see the categories in the app.');
  await key(cellOf('Fees'), 'Escape');
  expect(screen.queryByRole('complementary')).toBeNull();
});

async function openFees() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fees' })));
  await screen.findByRole('complementary');
}

function panel(name: string) {
  return screen.getByRole('complementary', { name });
}

function cellOf(name: string) {
  return screen.getByRole('button', { name });
}

async function key(element: HTMLElement, pressed: string, more: object = {}) {
  await act(async () => fireEvent.keyDown(element, { key: pressed, ...more }));
}

function Categories({ initialRow }: { readonly initialRow?: string }) {
  const columns = useMemo(
    () => [{ id: 'name', header: 'Name', width: 200, text: ({ name }: FaqCategory) => name.EN }],
    [],
  );
  return (
    <ListScreen
      id="categories"
      title="Categories"
      itemsLabel="the categories"
      endpoint={listFaqCategories}
      paging="none"
      columns={columns}
      rowId={({ categoryID }) => categoryID}
      searchLabel="Name"
      note={<p>Clients see the categories in the app.</p>}
      panel={{
        initialRow,
        title: ({ name }) => name.EN,
        render: ({ questionCount }) => (
          <>
            <p>{questionCount} questions</p>
            <button type="button">Decide</button>
          </>
        ),
      }}
      empty={{ title: 'No categories yet', text: 'Create the first one.' }}
    />
  );
}
