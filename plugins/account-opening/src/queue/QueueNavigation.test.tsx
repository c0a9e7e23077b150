import { listApplications } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryPreferences, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import { QueueNavigation } from './QueueNavigation.tsx';
import { useQueue } from './useQueue.ts';

const storageKey = 'ListPosition:account-opening.applications';
const pageSize = 50;
let backend: TestBackend;
/** The queue in the order of the list. */
let ids: readonly string[];
/** The last application of the first page. */
let last: string;

beforeEach(async () => {
  backend = await openBackend();
  const { items } = await backend.api.call(listApplications, { query: { size: 500 } });
  ids = items.map(({ applyID }) => applyID);
  last = ids[pageSize - 1]!;
  sessionStorage.clear();
  storeListPosition(last, {});
});
afterEach(cleanup);

describe('the steps through a queue', () => {
  it('show the position, and lead to the neighbours by key', async () => {
    const { opened } = await show(last);
    await screen.findByText('50 of 60');
    await waitForNext();
    fireEvent.keyDown(document.body, { key: ']' });
    fireEvent.keyDown(document.body, { key: '[' });
    expect(opened.map(({ params }) => params?.['id'])).toEqual([ids[pageSize], ids[pageSize - 2]]);
  });

  it('keep the order when decided applications have left the queue, across pages', async () => {
    await show(last);
    await screen.findByText('50 of 60');
    await Promise.all(ids.slice(0, 2).map((id) => backend.control.removeRow('applications', id)));
    cleanup();
    const { opened } = await show(last);
    await screen.findByText('50 of 60');
    // The first page ended here, and the second page has moved up.
    await waitForNext();
    fireEvent.click(screen.getByRole('button', { name: 'Next application' }));
    expect(opened.map(({ params }) => params?.['id'])).toEqual([ids[pageSize]]);
  });

  it('restore the list at the row and page of the current application', async () => {
    storeListPosition(last, { sort: '-applyDate' });
    await show(last);
    await screen.findByText('50 of 60');
    await waitForNext();
    fireEvent.keyDown(document.body, { key: ']' });
    expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toMatchObject({
      rowId: ids[pageSize],
      params: { sort: '-applyDate', page: '2' },
    });
  });

  it('are absent for an application that was not opened from the list', async () => {
    sessionStorage.clear();
    const { api } = await show(last);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('remember whether the next one opens automatically', async () => {
    const preferences = createInMemoryPreferences();
    await show(last, preferences);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Open the next one after a decision' }));
    cleanup();
    await show(last, preferences);
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Open the next one after a decision',
    });
    expect(choice.checked).toBe(true);
  });
});

function Steps({ id }: { readonly id: string }) {
  return <QueueNavigation queue={useQueue(id)} />;
}

async function waitForNext() {
  const next = screen.getByRole('button', { name: 'Next application' });
  await vi.waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
}

function show(id: string, preferences = createInMemoryPreferences()) {
  return renderScreen(<Steps id={id} />, { plugin, session: backend.session, preferences });
}

function storeListPosition(rowId: string, params: object) {
  sessionStorage.setItem(storageKey, JSON.stringify({ params, scrollTop: 0, rowId, column: 0 }));
}
