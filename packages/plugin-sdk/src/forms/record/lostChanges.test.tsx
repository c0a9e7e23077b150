// A record that is changed although the response does not arrive, and then changed again.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInMemoryDrafts } from '../../entries/testing.tsx';
import { UnreachableError } from '../../services/errors.ts';
import {
  type CategoryBackend,
  changeElsewhere,
  createCategoryBackend,
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

/** Saves a name whose response is lost; by default it was carried out. */
async function lose(name: string, isCarriedOut = true) {
  backend.isLate = isCarriedOut;
  backend.interrupt = () => {
    backend.interrupt = undefined;
    throw new UnreachableError('TIMEOUT', { message: 'late' });
  };
  await typeName(name);
  await press('Save category');
  expect(screen.getByRole('alert').textContent).toContain('There was no response');
}

it('is not a conflict with the user’s own change', async () => {
  const { toasts } = await showCategories(backend);
  await press('Fees');
  await lose('Charges');
  await lose('Costs');
  await typeName('Prices');
  await press('Save category');
  await screen.findByRole('rowheader', { name: 'Prices' });
  expect(toasts.map(({ text }) => text)).toEqual(['The category has been saved.']);
});

it('is saved at once if the lost change never arrived', async () => {
  await showCategories(backend);
  await press('Fees');
  await lose('Charges', false);
  await typeName('Prices');
  await press('Save category');
  await screen.findByRole('rowheader', { name: 'Prices' });
});

it('is a conflict if another user has changed it meanwhile', async () => {
  await showCategories(backend);
  await press('Fees');
  await lose('Charges', false);
  await changeElsewhere(backend, { EN: 'Theirs', SC: 'Theirs', TC: 'Theirs' });
  await typeName('Prices');
  await press('Save category');
  await screen.findByRole('alert', { name: /changed this/ });
});

it('is not a conflict on the next visit either, because the draft remembers what was sent', async () => {
  const drafts = createInMemoryDrafts();
  await showCategories(backend, { drafts });
  await press('Fees');
  await lose('Charges');
  await typeName('Costs');
  cleanup();
  await showCategories(backend, { drafts });
  await press('Charges');
  await screen.findByText('Your unsaved input has been restored.');
  await typeName('Prices');
  await press('Save category');
  await screen.findByRole('rowheader', { name: 'Prices' });
});
