// A record that is created although its response does not arrive.
import { changeFaqCategory, type FaqCategory, listFaqCategories } from '@brokerdesk/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import type { ApiClient } from '../../services/hostServices.ts';
import {
  type CategoryBackend,
  createCategoryBackend,
  nameFields,
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

describe('creating after lost responses, with other values each time', () => {
  /** Creates with `one` and replaces it by `two`; neither response arrives. */
  async function loseTwice() {
    backend.api = rememberKeys(backend.api);
    const shown = await showCategories(backend);
    await press('New category');
    backend.isLate = true;
    for (const name of ['one', 'two']) {
      await typeName(name);
      // The response of the change; that of the creation has been repeated before.
      let arriving = name === 'two' ? 1 : 0;
      backend.interrupt = () => {
        if (arriving-- > 0) return;
        backend.interrupt = undefined;
        throw new UnreachableError('TIMEOUT', { message: 'late' });
      };
      await press('Create category');
      expect(backend.interrupt, name).toBeUndefined();
    }
    return shown;
  }

  it('saves the last values in the same record', async () => {
    const { toasts } = await loseTwice();
    await typeName('three');
    await press('Create category');
    await screen.findByRole('rowheader', { name: 'three' });
    expect(screen.queryAllByRole('rowheader', { name: /one|two/ })).toEqual([]);
    expect(toasts.map(({ text }) => text)).toEqual(['The category has been created.']);
  });

  it('says what to do if another user has changed the record meanwhile', async () => {
    await loseTwice();
    const categories = await backend.api.call(listFaqCategories, {});
    const { categoryID, version } = categories.find(({ name }) => name.EN === 'two') as FaqCategory;
    const name = { EN: 'theirs', SC: 'theirs', TC: 'theirs' };
    await backend.api.call(changeFaqCategory, { params: { categoryID }, body: { name, version } });
    await typeName('three');
    await press('Create category');
    expect(screen.getByRole('alert').textContent).toContain('Open the saved category and change it there.');
    expect(nameFields().map((field) => (field as HTMLInputElement).value)).toContain('three');
  });

  it('looks for the last attempt first, of many that never arrived', async () => {
    const sent: string[] = [];
    backend.api = rememberKeys(backend.api, sent);
    await showCategories(backend);
    await press('New category');
    for (const name of ['one', 'two', 'three', 'four']) {
      // Only the last one arrives, and its response is lost.
      backend.isLate = name === 'four';
      await typeName(name);
      backend.interrupt = () => {
        backend.interrupt = undefined;
        throw new UnreachableError('OFFLINE', { message: 'lost' });
      };
      await press('Create category');
    }
    await typeName('five');
    await press('Create category');
    await screen.findByRole('rowheader', { name: 'five' });
    expect(sent).toEqual(['four', 'five', 'four']);
  });
});

/** As the server does: a key that was used repeats its response, or is refused for another body. */
function rememberKeys(server: ApiClient, sent: string[] = []): ApiClient {
  const used = new Map<string, { readonly body: string; readonly data: unknown }>();
  return {
    ...server,
    async call(endpoint, input, options = {}) {
      const { idempotencyKey: key = '' } = options;
      if (endpoint.method !== 'POST') return server.call(endpoint, input, options);
      const body = JSON.stringify(input);
      sent.push((input as { readonly body: FaqCategory }).body.name.EN);
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
