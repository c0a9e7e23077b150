import { listFaqCategories, listUsers } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFaqApi } from '../../gallery/sampleFaq.ts';
import { createTestApi, recordCalls, renderScreen } from '../../testing.tsx';
import { useListQuery } from './useListQuery.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

afterEach(cleanup);

it('loads a page for its state, which is kept in memory', async () => {
  const api = recordCalls(
    createTestApi(({ query }) => ({ items: [{ userName: `page ${String(query['page'])}` }], total: 120 })),
  );
  const { params } = await renderScreen(<Users />, { plugin, api });
  expect(await screen.findByText('page 2 of 120')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })));
  expect(await screen.findByText('page 1 of 120')).toBeTruthy();
  expect(api.calls.map(({ query }) => query)).toEqual([
    { page: 1, size: 50, sort: '-userName', type: 'Operator' },
    { page: 2, size: 50, sort: '-userName', type: 'Operator' },
    { page: 1, size: 50, sort: '-userName', type: 'Operator', q: 'wong' },
  ]);
  expect(params()).toEqual({});
});

it('moves to the last page when the page that it shows is gone', async () => {
  const api = recordCalls(
    createTestApi(({ query }) => ({ items: query['page'] === 1 ? [{ userName: 'page 1' }] : [], total: 1 })),
  );
  await renderScreen(<Pages />, { plugin, api });
  const button = await screen.findByRole('button', { name: 'page 1' });
  await act(async () => fireEvent.click(button));
  expect(await screen.findByRole('button', { name: 'page 1' })).toBeTruthy();
  expect(api.calls.map(({ query }) => query?.['page'])).toEqual([1, 3]);
});

it('searches and sorts an array in the browser', async () => {
  await renderScreen(<Categories />, { plugin, api: createFaqApi() });
  expect(await screen.findByText('Deposits and withdrawals, Fees')).toBeTruthy();
});

function Users() {
  const users = useListQuery({
    endpoint: listUsers,
    defaultSort: 'userID',
    fixedFilters: { type: 'Operator' },
    initial: { sort: '-userName' },
  });
  const { state, rows, total, change } = users;
  return (
    <>
      <p>{rows && `${rows[0]?.userName} of ${total}`}</p>
      <button type="button" onClick={() => change({ q: 'wong' })}>
        Search
      </button>
      {state.page === 1 && state.q === '' && rows && <Turn onTurn={() => change({ page: 2 })} />}
    </>
  );
}

function Pages() {
  const { rows, change } = useListQuery({ endpoint: listUsers, defaultSort: 'userID' });
  return rows?.map(({ userName }) => (
    <button key={userName} type="button" onClick={() => change({ page: 3 })}>
      {userName}
    </button>
  ));
}

/** Turns the page as soon as it is shown. */
function Turn({ onTurn }: { readonly onTurn: () => void }) {
  return <span ref={(element) => void (element && onTurn())} />;
}

function Categories() {
  const columns = useMemo(
    () => [
      { id: 'name', header: 'Name', width: 1, sortField: 'name', text: (row: { name: { EN: string } }) => row.name.EN },
    ],
    [],
  );
  const { rows } = useListQuery({
    endpoint: listFaqCategories,
    paging: 'none',
    columns,
    initial: { q: 'e', sort: 'name' },
  });
  const names = rows?.map(({ name }) => name.EN).filter((name) => !name.startsWith('Opening'));
  return <p>{names?.join(', ')}</p>;
}
