import { changeFaqCategory, type FaqCategory, listFaqCategories } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFaqApi } from '../../gallery/sampleFaq.ts';
import { ListScreen } from '../../kit/list-screen/ListScreen.tsx';
// Already loaded, so that no test waits for it.
import '../../kit/list-screen/tools/listTools.ts';
import { renderScreen } from '../../entries/testing.tsx';
import { TextField } from '../fields/TextField.tsx';
import { RecordForm } from './RecordForm.tsx';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('changes the record in the panel of its list, and stays with the saved values', async () => {
  const { api, toasts } = await show();
  type('Charges');
  await press('Save category');
  await screen.findByRole('rowheader', { name: 'Charges' });
  expect(toasts.map(({ text }) => text)).toEqual(['The category has been saved.']);
  expect(field().value).toBe('Charges');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  type('Costs');
  await press('Save category');
  expect(api.writes().map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
});

it('keeps what was typed as a draft while the user looks at another row, and discards it on request', async () => {
  await show();
  type('Charges');
  await press('Next row');
  expect(field().value).toBe('Deposits and withdrawals');
  await press('Previous row');
  await screen.findByText('Your unsaved input has been restored.');
  expect(field().value).toBe('Charges');
  await press('Discard changes');
  expect(field().value).toBe('Fees');
});

async function show() {
  const rendered = await renderScreen(<Categories />, { plugin, api: createFaqApi() });
  await screen.findByRole('grid');
  await press('Fees');
  await screen.findByRole('complementary', { name: 'Fees' });
  return rendered;
}

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
}

function type(name: string) {
  fireEvent.change(field(), { target: { value: name } });
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

function Categories() {
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
      panel={{
        title: ({ name }) => name.EN,
        render: (category) => (
          <RecordForm
            name="category"
            itemLabel="category"
            record={category}
            change={changeFaqCategory}
            params={({ categoryID }) => ({ categoryID })}
            toValues={(one) => ({ name: one?.name ?? category.name })}
          >
            {(form) => <TextField form={form} name="name.EN" label="Name" isRequired />}
          </RecordForm>
        ),
      }}
      empty={{ title: 'No categories yet', text: 'Create the first one.' }}
    />
  );
}
