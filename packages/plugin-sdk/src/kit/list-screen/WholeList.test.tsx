// A list whose endpoint returns an array, with actions for its rows.
import { type FaqCategory, listFaqCategories } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaqApi } from '../../gallery/sampleFaq.ts';
import { recordCalls, renderScreen, type RenderScreenOptions } from '../../entries/testing.tsx';
import type { ListColumn } from './ListColumn.ts';
import { ListScreen } from './ListScreen.tsx';
// Already loaded, so that no test waits for it.
import './tools/listTools.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const publish = vi.fn<(id: string) => void>();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  publish.mockClear();
});

describe('a list of an array', () => {
  it('shows all rows in the order of the response, without pages', async () => {
    const { api } = await show();
    await screen.findByRole('grid', { name: 'Categories' });
    expect(names()).toEqual(['Opening an account', 'Fees', 'Deposits and withdrawals']);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(api.calls.map(({ query }) => query)).toEqual([{}]);
  });

  it('sorts, searches and filters in the browser, from the address and into it', async () => {
    const { params, api } = await show({ params: { sort: '-questions' } });
    await screen.findByRole('grid');
    expect(names()).toEqual(['Opening an account', 'Fees', 'Deposits and withdrawals']);
    fireEvent.click(screen.getByRole('button', { name: 'Questions' }));
    await act(async () => undefined);
    expect(names()).toEqual(['Deposits and withdrawals', 'Fees', 'Opening an account']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Published' }), { target: { value: '0' } });
    await act(async () => undefined);
    expect([names(), params()]).toEqual([['Opening an account'], { sort: 'questions', publishedCount: '0' }]);
    expect(api.calls).toHaveLength(1);
  });

  it('reads the counts of its queues from the response', async () => {
    const { params } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'One question 1' }));
    await act(async () => undefined);
    expect([names(), params()]).toEqual([['Deposits and withdrawals'], { questionCount: '1' }]);
  });

  it('has the messages of every list for no rows and for no match', async () => {
    await show({ params: { q: 'margin' } });
    await screen.findByText('Nothing matches these filters');
    cleanup();
    await show({ api: recordCalls(createFaqApi([])) });
    await screen.findByText('No categories yet');
  });

  it('opens a row on the screen with a click, its button or Enter', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Fees' }));
    expect(screen.getByRole('status', { name: 'opened' }).textContent).toBe('C2');
    fireEvent.click(screen.getByText('Deposits and withdrawals').closest('[role=row]') as Element);
    expect(screen.getByRole('status', { name: 'opened' }).textContent).toBe('C3');
    const cell = screen.getByRole('row', { name: /Opening/ }).querySelector('[role=gridcell]') as HTMLElement;
    act(() => cell.focus());
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(screen.getByRole('status', { name: 'opened' }).textContent).toBe('C1');
  });
});

describe('the actions of a row', () => {
  it('run, explain why they cannot, and open a dialog that stays until it is closed', async () => {
    await show();
    await openMenu('Actions Fees');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Publish all' }));
    expect(publish).toHaveBeenCalledExactlyOnceWith('C2');
    await openMenu('Actions Opening an account');
    const item = screen.getByRole('menuitem', { name: 'Publish all' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Nothing is published.');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    fireEvent.click(within(screen.getByRole('region', { name: 'Edit C1' })).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Edit C1' })).toBeNull();
  });

  it('are not listed without the permission, and without any action there is no menu', async () => {
    await show({ permissions: [] });
    await openMenu('Actions Fees');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Publish all']);
    cleanup();
    await show({}, { hasActions: false });
    await screen.findByRole('grid');
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
});

async function openMenu(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
  await screen.findByRole('menu');
}

function names() {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

async function show(options: Partial<RenderScreenOptions> = {}, { hasActions = true } = {}) {
  return renderScreen(<Categories hasActions={hasActions} />, { plugin, api: createFaqApi(), ...options });
}

function Categories({ hasActions }: { readonly hasActions: boolean }) {
  const [opened, setOpened] = useState<FaqCategory>();
  const columns = useMemo<readonly ListColumn<FaqCategory>[]>(
    () => [
      { id: 'name', header: 'Name', width: 200, sortField: 'name', text: ({ name }) => name.EN },
      {
        id: 'questions',
        header: 'Questions',
        width: 100,
        sortField: 'questions',
        text: ({ questionCount }) => String(questionCount),
      },
    ],
    [],
  );
  const filters = useMemo(
    () =>
      [
        { kind: 'select', param: 'publishedCount', label: 'Published', options: [{ value: '0', label: 'None' }] },
      ] as const,
    [],
  );
  return (
    <>
      <ListScreen
        id="categories"
        title="Categories"
        itemsLabel="the categories"
        endpoint={listFaqCategories}
        paging="none"
        columns={columns}
        filters={filters}
        queues={(categories) => ({
          param: 'questionCount',
          items: [{ value: '1', label: 'One question', count: categories?.filter(hasOneQuestion).length }],
        })}
        searchLabel="Name"
        rowId={({ categoryID }) => categoryID}
        onOpen={setOpened}
        {...(hasActions && { rowActions: actionsOf })}
        empty={{ title: 'No categories yet', text: 'Create the first one.' }}
      />
      <output aria-label="opened">{opened?.categoryID}</output>
    </>
  );
}

function actionsOf({ categoryID, publishedCount }: FaqCategory) {
  return [
    {
      id: 'publish',
      label: 'Publish all',
      disabledReason: publishedCount === 0 ? 'Nothing is published.' : undefined,
      run: () => publish(categoryID),
    },
    {
      id: 'edit',
      label: 'Edit',
      requires: 'PM_CI_FAQ',
      dialog: (close: () => void) => (
        <section aria-label={`Edit ${categoryID}`}>
          <button type="button" onClick={close}>
            Close
          </button>
        </section>
      ),
    },
  ] as const;
}

function hasOneQuestion({ questionCount }: FaqCategory) {
  return questionCount === 1;
}
