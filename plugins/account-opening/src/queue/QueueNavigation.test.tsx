import { listApplications } from '@brokerdesk/plugin-sdk';
import { createTestApi, createInMemoryPreferences, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { QueueNavigation } from './QueueNavigation.tsx';
import { useQueue } from './useQueue.ts';

const position = 'ListPosition:account-opening.applications';
/** The queue as the back end has it. */
let queueIds: string[];

beforeEach(() => {
  queueIds = Array.from({ length: 5 }, (_, index) => `A${index + 1}`);
  sessionStorage.clear();
  storeListPosition('A2', {});
});
afterEach(cleanup);

describe('the steps through a queue', () => {
  it('say how far one has come, and lead to the neighbours by key', async () => {
    const { opened } = await show('A2');
    expect(await screen.findByText('2 of 5')).toBeTruthy();
    await waitForNext();
    fireEvent.keyDown(document.body, { key: ']' });
    fireEvent.keyDown(document.body, { key: '[' });
    expect(opened.map(({ params }) => params?.['id'])).toEqual(['A3', 'A1']);
  });

  it('keep the order when what was decided has left the queue, across pages', async () => {
    await show('A2');
    await screen.findByText('2 of 5');
    queueIds = ['A3', 'A4', 'A5'];
    cleanup();
    const { opened } = await show('A2');
    expect(await screen.findByText('2 of 5')).toBeTruthy();
    // The page ended with A2, and the next one has moved up.
    await waitForNext();
    fireEvent.click(screen.getByRole('button', { name: 'Next application' }));
    expect(opened.map(({ params }) => params?.['id'])).toEqual(['A3']);
  });

  it('have the list come back to the row and page to which one has walked', async () => {
    storeListPosition('A2', { q: 'x' });
    await show('A2');
    await screen.findByText('2 of 5');
    await waitForNext();
    fireEvent.keyDown(document.body, { key: ']' });
    expect(JSON.parse(sessionStorage.getItem(position) ?? '')).toMatchObject({
      rowId: 'A3',
      params: { q: 'x', page: '2' },
    });
  });

  it('are not there for an application that was not opened from the list', async () => {
    sessionStorage.clear();
    const asked = vi.fn();
    await renderScreen(<Steps id="A2" />, { plugin, api: createTestApi(asked) });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('remember whether the next one opens by itself', async () => {
    const preferences = createInMemoryPreferences();
    await show('A2', preferences);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Open the next one after a decision' }));
    cleanup();
    await show('A2', preferences);
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
  const api = createTestApi(({ endpoint, query }) => {
    if (endpoint.path !== listApplications.path) throw new Error(`Not expected: ${endpoint.path}`);
    const [page, size] = [Number(query['page']), 2];
    const items = queueIds.slice((page - 1) * size, page * size).map((applyID) => ({ applyID }));
    return { items, page, size, total: queueIds.length };
  });
  return renderScreen(<Steps id={id} />, { plugin, api, preferences });
}

function storeListPosition(rowId: string, params: object) {
  sessionStorage.setItem(position, JSON.stringify({ params, scrollTop: 0, rowId, column: 0 }));
}
