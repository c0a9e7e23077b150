// The screen of a resource: what its user sees from the list to the last dialog.
import { changeFaqCategory, createFaqCategory } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { createInMemoryDrafts } from '../../entries/testing.tsx';
import {
  type CategoryBackend,
  changeElsewhere,
  createCategoryBackend,
  fees,
  nameFields,
  openMenu,
  press,
  showCategories,
  typeName,
} from './categoriesFixture.tsx';

let backend: CategoryBackend;

beforeEach(() => {
  backend = createCategoryBackend();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('creating', () => {
  it('sends the values, reports it, closes, and shows the new record', async () => {
    const { api, toasts } = await showCategories(backend);
    await press('New category');
    await typeName('Margin');
    await press('Create category');
    await screen.findByRole('rowheader', { name: 'Margin' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual([{ tone: 'success', text: 'The category has been created.' }]);
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [createFaqCategory, { name: { EN: 'Margin', SC: 'Margin', TC: 'Margin' } }],
    ]);
  });

  it('validates by the contract, and keeps a draft for the next visit', async () => {
    const drafts = createInMemoryDrafts();
    const { api } = await showCategories(backend, { drafts });
    await press('New category');
    await screen.findByRole('dialog');
    fireEvent.change(nameFields()[0] as HTMLElement, { target: { value: 'Margin' } });
    await press('Create category');
    expect(screen.getAllByText('Empty not allowed').length).toBeGreaterThan(0);
    expect(api.writes()).toEqual([]);
    cleanup();
    await showCategories(backend, { drafts });
    await press('New category');
    await screen.findByText('Your unsaved input has been restored.');
    await screen.findByRole('dialog');
    expect((nameFields()[0] as HTMLInputElement).value).toBe('Margin');
  });
});

describe('a refusal', () => {
  it('is explained in the words of the screen, or in those of the server', async () => {
    await showCategories(backend);
    await press('New category');
    await typeName('Margin');
    const refuse = (rule: string) => () => {
      throw new ApiError({ code: 'E0016', message: 'Not now.', data: { rule }, requestId: 'r' });
    };
    backend.interrupt = refuse('category-limit');
    await press('Create category');
    expect(screen.getByRole('alert').textContent).toContain('delete one that is empty');
    backend.interrupt = refuse('another-rule');
    await press('Create category');
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
  });
});

describe('changing', () => {
  it('opens from the row and its menu, and sends the version that the user saw', async () => {
    const { api } = await showCategories(backend);
    await press('Fees');
    await typeName('Charges');
    await press('Save category');
    await screen.findByRole('rowheader', { name: 'Charges' });
    expect(api.writes()[0]).toMatchObject({
      endpoint: changeFaqCategory,
      params: { categoryID: 'C2' },
      body: { name: { EN: 'Charges', SC: 'Charges', TC: 'Charges' }, version: 1 },
    });
    await openMenu('Actions Charges');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog');
    expect((nameFields()[0] as HTMLInputElement).value).toBe('Charges');
  });

  it('shows the change of another user, and applies the user’s own over it', async () => {
    const { api } = await showCategories(backend);
    await press('Fees');
    await changeElsewhere(backend, { EN: 'Costs', SC: fees.name.SC, TC: fees.name.TC });
    await typeName('Charges');
    await press('Save category');
    const panel = screen.getByRole('alert', { name: /demo\.admin changed this/ });
    await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Apply mine again' })));
    await screen.findByRole('rowheader', { name: 'Charges' });
    expect(api.writes().map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  });

  it('is not a conflict if the lost attempt was saved', async () => {
    const { toasts } = await showCategories(backend);
    await press('Fees');
    await typeName('Charges');
    backend.isLate = true;
    backend.interrupt = () => {
      backend.interrupt = undefined;
      throw new UnreachableError('TIMEOUT', { message: 'late' });
    };
    await press('Save category');
    expect(screen.getByRole('alert').textContent).toContain('There was no response');
    await press('Save category');
    await screen.findByRole('rowheader', { name: 'Charges' });
    expect(toasts.map(({ text }) => text)).toEqual(['The category has been saved.']);
  });
});

it('offers only what the user may do', async () => {
  await showCategories(backend, { permissions: ['PM_CI_AGREEMENT'] });
  await screen.findByRole('rowheader', { name: 'Fees' });
  expect(screen.queryByRole('button', { name: 'New category' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Fees' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});
