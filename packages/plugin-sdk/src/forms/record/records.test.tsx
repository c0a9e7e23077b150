// The screen of a resource: what its user sees from the list to the last dialog.
import {
  changeFaqCategory,
  createFaqCategory,
  deleteFaqCategory,
  type FaqCategory,
  listFaqCategories,
} from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { CategoriesScreen } from '../../gallery/CategoriesScreen.tsx';
import { createFaqApi, sampleCategories } from '../../gallery/sampleFaq.ts';
import type { ApiClient } from '../../services/hostServices.ts';
// Already loaded, so that no test waits for it.
import '../../kit/list-screen/tools/listTools.ts';
import { createInMemoryDrafts, renderScreen, type RenderScreenOptions } from '../../entries/testing.tsx';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const [opening, fees] = sampleCategories as readonly [FaqCategory, FaqCategory];

let backEnd: ApiClient;
/** Runs before each write; what it throws is the response, after the write if `isLate`. */
let interrupt: (() => void) | undefined;
let isLate: boolean;

beforeEach(() => {
  backEnd = createFaqApi(
    sampleCategories.map((one) => (one === fees ? { ...one, questionCount: 0 } : one)),
    'lee.ka.yan',
  );
  interrupt = undefined;
  isLate = false;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('creating', () => {
  it('sends the values, reports it, closes, and shows the new record', async () => {
    const { api, toasts } = await show();
    await press('New category');
    await typeName('Margin');
    await press('Create category');
    expect(await screen.findByRole('rowheader', { name: 'Margin' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual([{ tone: 'success', text: 'The category has been created.' }]);
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [createFaqCategory, { name: { EN: 'Margin', SC: 'Margin', TC: 'Margin' } }],
    ]);
  });

  it('validates by the contract, and keeps a draft for the next visit', async () => {
    const drafts = createInMemoryDrafts();
    const { api } = await show({ drafts });
    await press('New category');
    await screen.findByRole('dialog');
    fireEvent.change(nameFields()[0] as HTMLElement, { target: { value: 'Margin' } });
    await press('Create category');
    expect(screen.getAllByText('Empty not allowed').length).toBeGreaterThan(0);
    expect(api.writes()).toEqual([]);
    cleanup();
    await show({ drafts });
    await press('New category');
    expect(await screen.findByText('Your unsaved input has been restored.')).toBeTruthy();
    await screen.findByRole('dialog');
    expect((nameFields()[0] as HTMLInputElement).value).toBe('Margin');
  });
});

describe('a refusal', () => {
  it('is explained in the words of the screen, or in those of the server', async () => {
    await show();
    await press('New category');
    await typeName('Margin');
    const refuse = (rule: string) => () => {
      throw new ApiError({ code: 'E0016', message: 'Not now.', data: { rule }, requestId: 'r' });
    };
    interrupt = refuse('category-limit');
    await press('Create category');
    expect(screen.getByRole('alert').textContent).toContain('delete one that is empty');
    interrupt = refuse('another-rule');
    await press('Create category');
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
  });
});

describe('creating after lost responses, with other values each time', () => {
  /** Creates with `one` and replaces it by `two`; neither response arrives. */
  async function loseTwice() {
    backEnd = rememberKeys(backEnd);
    const shown = await show();
    await press('New category');
    isLate = true;
    for (const name of ['one', 'two']) {
      await typeName(name);
      // The response of the change; that of the creation has been repeated before.
      let arriving = name === 'two' ? 1 : 0;
      interrupt = () => {
        if (arriving-- > 0) return;
        interrupt = undefined;
        throw new UnreachableError('TIMEOUT', { message: 'late' });
      };
      await press('Create category');
      expect(interrupt, name).toBeUndefined();
    }
    return shown;
  }

  it('saves the last values in the same record', async () => {
    const { toasts } = await loseTwice();
    await typeName('three');
    await press('Create category');
    expect(await screen.findByRole('rowheader', { name: 'three' })).toBeTruthy();
    expect(screen.queryAllByRole('rowheader', { name: /one|two/ })).toEqual([]);
    expect(toasts.map(({ text }) => text)).toEqual(['The category has been created.']);
  });

  it('says what to do if another user has changed the record meanwhile', async () => {
    await loseTwice();
    const categories = await backEnd.call(listFaqCategories, {});
    const { categoryID, version } = categories.find(({ name }) => name.EN === 'two') as FaqCategory;
    const name = { EN: 'theirs', SC: 'theirs', TC: 'theirs' };
    await backEnd.call(changeFaqCategory, { params: { categoryID }, body: { name, version } });
    await typeName('three');
    await press('Create category');
    expect(screen.getByRole('alert').textContent).toContain('Open the saved category and change it there.');
    expect(nameFields().map((field) => (field as HTMLInputElement).value)).toContain('three');
  });
});

describe('changing', () => {
  it('opens from the row and its menu, and sends the version that the user saw', async () => {
    const { api } = await show();
    await press('Fees');
    await typeName('Charges');
    await press('Save category');
    expect(await screen.findByRole('rowheader', { name: 'Charges' })).toBeTruthy();
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
    const { api } = await show();
    await press('Fees');
    await changeElsewhere({ EN: 'Costs', SC: fees.name.SC, TC: fees.name.TC });
    await typeName('Charges');
    await press('Save category');
    const panel = screen.getByRole('alert', { name: /demo\.admin changed this/ });
    await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Apply mine again' })));
    expect(await screen.findByRole('rowheader', { name: 'Charges' })).toBeTruthy();
    expect(api.writes().map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  });

  it('is not a conflict if the lost attempt was saved', async () => {
    const { toasts } = await show();
    await press('Fees');
    await typeName('Charges');
    isLate = true;
    interrupt = () => {
      interrupt = undefined;
      throw new UnreachableError('TIMEOUT', { message: 'late' });
    };
    await press('Save category');
    expect(screen.getByRole('alert').textContent).toContain('There was no response');
    await press('Save category');
    expect(await screen.findByRole('rowheader', { name: 'Charges' })).toBeTruthy();
    expect(toasts.map(({ text }) => text)).toEqual(['The category has been saved.']);
  });
});

describe('deleting', () => {
  it('names the record, deletes it, and reloads the list', async () => {
    const { api, toasts } = await show();
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
    const { api } = await show({ enterCode: async () => 'token-1' });
    interrupt = () => {
      interrupt = undefined;
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
    await show();
    await openDeletion(opening.name.EN);
    await press('Delete category');
    expect(screen.getByRole('alert').textContent).toContain('It still has questions.');
    await press('Cancel');
    expect(screen.getByRole('rowheader', { name: opening.name.EN })).toBeTruthy();
  });

  it('asks again if another user has changed the record, and succeeds if it has already been deleted', async () => {
    const { toasts } = await show();
    await openDeletion('Fees');
    await changeElsewhere({ EN: 'Costs', SC: 'Costs', TC: 'Costs' });
    await press('Delete category');
    expect(screen.getByRole('alert', { name: /changed this/ })).toBeTruthy();
    interrupt = () => {
      throw new ApiError({ code: 'E0003', message: 'Gone.', data: null, requestId: 'r' });
    };
    await press('Continue anyway');
    expect(toasts.map(({ text }) => text)).toEqual(['Fees has been deleted.']);
  });
});

it('offers only what the user may do', async () => {
  await show({ permissions: ['PM_CI_AGREEMENT'] });
  expect(await screen.findByRole('rowheader', { name: 'Fees' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New category' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Fees' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

async function show(options: Partial<RenderScreenOptions> = {}) {
  const api: ApiClient = {
    ...backEnd,
    async call(endpoint, input, callOptions) {
      if (endpoint.method === 'GET' || isLate === false) {
        if (endpoint.method !== 'GET') interrupt?.();
        return backEnd.call(endpoint, input, callOptions);
      }
      const data = await backEnd.call(endpoint, input, callOptions);
      interrupt?.();
      return data;
    },
  };
  const rendered = await renderScreen(<CategoriesScreen translate={english} />, { plugin, api, ...options });
  await screen.findByRole('grid');
  return rendered;
}

/** As the server does: a key that was used repeats its response, or is refused for another body. */
function rememberKeys(server: ApiClient): ApiClient {
  const used = new Map<string, { readonly body: string; readonly data: unknown }>();
  return {
    ...server,
    async call(endpoint, input, options = {}) {
      const { idempotencyKey: key = '' } = options;
      if (endpoint.method !== 'POST') return server.call(endpoint, input, options);
      const body = JSON.stringify(input);
      const known = used.get(key);
      if (known?.body === body) return known.data as never;
      const data = { reason: 'idempotency-key' };
      if (known) throw new ApiError({ code: 'E0017', message: 'Used.', data, requestId: 'r' });
      const created = await server.call(endpoint, input, options);
      used.set(key, { body, data: created });
      return created;
    },
  };
}

function english(words: string) {
  return words;
}

/** Another user changes the category of fees. */
async function changeElsewhere(name: FaqCategory['name']) {
  await backEnd.call(changeFaqCategory, { params: { categoryID: 'C2' }, body: { name, version: 1 } });
}

function nameFields() {
  return screen.getAllByLabelText(/^Name/, { selector: 'dialog input' });
}

async function typeName(name: string) {
  await screen.findByRole('dialog');
  await act(async () => {
    for (const field of nameFields()) fireEvent.change(field, { target: { value: name } });
  });
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

async function openMenu(name: string) {
  const button = screen.getByRole('button', { name });
  await act(async () => fireEvent.click(button));
  await screen.findByRole('menu');
}

async function openDeletion(name: string) {
  await openMenu(`Actions ${name}`);
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' })));
}
