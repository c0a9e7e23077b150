// The screen of a resource over a back end whose responses a test interrupts.
import { changeFaqCategory, type FaqCategory } from '@brokerdesk/api';
import { act, fireEvent, screen } from '@testing-library/react';
import { CategoriesScreen } from '../../gallery/CategoriesScreen.tsx';
import { createFaqApi, sampleCategories } from '../../gallery/sampleFaq.ts';
import type { ApiClient } from '../../services/hostServices.ts';
// Already loaded, so that no test waits for it.
import '../../kit/list-screen/tools/listTools.ts';
import { renderScreen, type RenderScreenOptions } from '../../entries/testing.tsx';

const plugin = {
  id: 'faq',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

/** The categories of the samples: one with questions, one without. */
export const [opening, fees] = sampleCategories as readonly [FaqCategory, FaqCategory];

/** The back end of the screen. */
export interface CategoryBackend {
  api: ApiClient;
  /** Runs before each write; what it throws is the response, after the write if `isLate`. */
  interrupt: (() => void) | undefined;
  isLate: boolean;
}

/** Returns a back end that responds to everything. */
export function createCategoryBackend(): CategoryBackend {
  const categories = sampleCategories.map((one) => (one === fees ? { ...one, questionCount: 0 } : one));
  return { api: createFaqApi(categories, 'lee.ka.yan'), interrupt: undefined, isLate: false };
}

/** Shows the screen over a back end. */
export async function showCategories(backend: CategoryBackend, options: Partial<RenderScreenOptions> = {}) {
  const server = backend.api;
  const api: ApiClient = {
    ...server,
    async call(endpoint, input, callOptions) {
      if (endpoint.method === 'GET' || !backend.isLate) {
        if (endpoint.method !== 'GET') backend.interrupt?.();
        return server.call(endpoint, input, callOptions);
      }
      const data = await server.call(endpoint, input, callOptions);
      backend.interrupt?.();
      return data;
    },
  };
  const rendered = await renderScreen(<CategoriesScreen translate={english} />, { plugin, api, ...options });
  await screen.findByRole('grid');
  return rendered;
}

function english(words: string) {
  return words;
}

/** Another user changes the category of fees. */
export async function changeElsewhere({ api }: CategoryBackend, name: FaqCategory['name']) {
  await api.call(changeFaqCategory, { params: { categoryID: 'C2' }, body: { name, version: 1 } });
}

/** The fields of the name in all languages. */
export function nameFields() {
  return screen.getAllByLabelText(/^Name/, { selector: 'dialog input' });
}

/** Types a name in all languages. */
export async function typeName(name: string) {
  await screen.findByRole('dialog');
  await act(async () => {
    for (const field of nameFields()) fireEvent.change(field, { target: { value: name } });
  });
}

/** Presses a button. */
export async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

/** Opens the menu of a row. */
export async function openMenu(name: string) {
  const button = screen.getByRole('button', { name });
  await act(async () => fireEvent.click(button));
  await screen.findByRole('menu');
}
