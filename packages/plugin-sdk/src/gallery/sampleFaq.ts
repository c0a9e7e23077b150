import {
  changeFaqCategory,
  createFaqCategory,
  deleteFaqCategory,
  type FaqCategory,
  listFaq,
  type LocalText,
} from '@brokerdesk/api';
import { ApiError } from '../services/errors.ts';
import type { ApiClient } from '../services/hostServices.ts';
import { createTestApi, type TestCall } from '../test-doubles/createTestApi.ts';

const names: readonly LocalText[] = [
  { EN: 'Opening an account', SC: '开户', TC: '開立帳戶' },
  { EN: 'Fees', SC: '费用', TC: '收費' },
  { EN: 'Deposits and withdrawals', SC: '存取款', TC: '存款及提款' },
];

/** Categories of questions, as the contract has them. */
export const sampleCategories: readonly FaqCategory[] = names.map((name, index) => ({
  categoryID: `C${index + 1}`,
  name,
  sequence: index + 1,
  questionCount: 5 - 2 * index,
  publishedCount: index,
  version: 1,
  updateTime: `2026-01-0${index + 1}T02:00:00.000Z`,
  updateBy: 'demo.admin',
}));

/** Creates a back end for categories and questions that keeps them in memory; `by` is who changes them. */
export function createFaqApi(first: readonly FaqCategory[] = sampleCategories, by = 'demo.admin'): ApiClient {
  let categories = first;
  let lastId = first.length;
  const handlers = new Map<string, (call: TestCall) => unknown>([
    [routeOf(createFaqCategory), ({ body }) => add((body as { readonly name: LocalText }).name)],
    [routeOf(changeFaqCategory), ({ params, body }) => change(find(params), body as FaqCategory)],
    [routeOf(deleteFaqCategory), ({ params, query }) => remove(find(params), Number(query['version']))],
    [routeOf(listFaq), ({ query }) => listQuestions(find(query))],
  ]);
  function find(params: TestCall['params']): FaqCategory {
    const found = categories.find(({ categoryID }) => categoryID === params['categoryID']);
    if (found === undefined) throw refusal('E0003', 'This category no longer exists.');
    return found;
  }
  function add(name: LocalText): FaqCategory {
    lastId += 1;
    const category = {
      ...(sampleCategories[0] as FaqCategory),
      categoryID: `C${lastId}`,
      name,
      sequence: categories.length + 1,
      questionCount: 0,
      publishedCount: 0,
      updateBy: by,
    };
    categories = [...categories, category];
    return category;
  }
  function change(current: FaqCategory, { name, version }: Pick<FaqCategory, 'name' | 'version'>): FaqCategory {
    checkVersion(current, version);
    const changed = { ...current, name, version: version + 1 };
    categories = categories.map((one) => (one === current ? changed : one));
    return changed;
  }
  function remove(current: FaqCategory, version: number): null {
    checkVersion(current, version);
    if (current.questionCount > 0) {
      throw refusal('E0012', 'The category has questions.', { questionCount: current.questionCount });
    }
    categories = categories.filter((one) => one !== current);
    return null;
  }
  return createTestApi((call) => {
    const handle = handlers.get(routeOf(call.endpoint));
    return handle === undefined ? categories : handle(call);
  });
}

function listQuestions({ questionCount, categoryID, name }: FaqCategory) {
  const items = Array.from({ length: questionCount }, (_, index) => ({
    faqID: `${categoryID}-${index + 1}`,
    question: { EN: `${name.EN} ${index + 1}`, SC: `${name.SC} ${index + 1}`, TC: `${name.TC} ${index + 1}` },
  }));
  return { items, page: 1, size: 50, total: items.length };
}

function checkVersion(current: FaqCategory, version: number): void {
  if (current.version === version) return;
  throw refusal('E0005', 'The category has changed.', { current, by: current.updateBy, at: current.updateTime });
}

function refusal(code: ApiError['code'], message: string, data: unknown = null): ApiError {
  return new ApiError({ code, message, data, requestId: 'req-20261120-9' });
}

function routeOf({ method, path }: Pick<TestCall['endpoint'], 'method' | 'path'>): string {
  return `${method} ${path}`;
}
