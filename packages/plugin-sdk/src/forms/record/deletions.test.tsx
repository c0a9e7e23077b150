// The dialog that deletes a record.
import { deleteFaqCategory } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import {
  type CategoryBackend,
  changeElsewhere,
  createCategoryBackend,
  opening,
  openMenu,
  press,
  showCategories,
} from './categoriesFixture.tsx';

let backend: CategoryBackend;

beforeEach(() => {
  backend = createCategoryBackend();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('deleting', () => {
  it('names the record, deletes it, and reloads the list', async () => {
    const { api, toasts } = await showCategories(backend);
    await openDeletion('Fees');
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^Delete category\?Fees.*cannot be undone/);
    await press('Delete category');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Fees' })).toBeNull());
    expect(toasts).toEqual([{ tone: 'success', text: 'Fees has been deleted.' }]);
    expect(api.writes()[0]).toMatchObject({
      endpoint: deleteFaqCategory,
      params: { categoryID: 'C2' },
      query: { version: 1 },
    });
  });

  it('asks for a code where the server requires one', async () => {
    const { api } = await showCategories(backend, { enterCode: async () => 'token-1' });
    backend.interrupt = () => {
      backend.interrupt = undefined;
      throw new ApiError({ code: 'E0008', message: 'Code', data: null, requestId: 'r' });
    };
    await openDeletion('Fees');
    await press('Delete category');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Fees' })).toBeNull());
    expect(api.writes().map(({ options }) => options)).toEqual([
      { handles: ['E0003'] },
      { twoFactorToken: 'token-1', handles: ['E0003'] },
    ]);
  });

  it('explains in the words of the screen why it is refused', async () => {
    await showCategories(backend);
    await openDeletion(opening.name.EN);
    await press('Delete category');
    expect(screen.getByRole('alert').textContent).toContain('It still has questions.');
    await press('Cancel');
    screen.getByRole('rowheader', { name: opening.name.EN });
  });

  it('asks again if another user has changed the record, and succeeds if it has already been deleted', async () => {
    const { toasts } = await showCategories(backend);
    await openDeletion('Fees');
    await changeElsewhere(backend, { EN: 'Costs', SC: 'Costs', TC: 'Costs' });
    await press('Delete category');
    screen.getByRole('alert', { name: /changed this/ });
    backend.interrupt = () => {
      throw new ApiError({ code: 'E0003', message: 'Gone.', data: null, requestId: 'r' });
    };
    await press('Continue anyway');
    expect(toasts.map(({ text }) => text)).toEqual(['Fees has been deleted.']);
  });
});

async function openDeletion(name: string) {
  await openMenu(`Actions ${name}`);
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' })));
  // The dialog is loaded when it is first opened.
  await screen.findByRole('alertdialog');
}
