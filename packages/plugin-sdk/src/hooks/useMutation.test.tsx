// What the screen shows after a change: never rows from before it.
import { createFaq, deleteFaqCategory, listFaq, listReferrers, removeProfileReferrer } from '@brokerdesk/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnreachableError } from '../services/errors.ts';
import {
  createApiError,
  createTestApi,
  type RecordingApi,
  recordCalls,
  renderScreen,
  type TestCall,
} from '../entries/testing.tsx';
import { queryOptions } from './queryOptions.ts';
import { useCall } from './useCall.ts';
import { useApi } from './useApi.ts';
import { usePluginScope } from './useHost.ts';
import { useMutation } from './useMutation.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const question = { categoryID: 'C1', question: text('Fees'), answer: text('None'), published: true };

let total: number;
let respond: (call: TestCall) => unknown;
let api: RecordingApi;
let queryClient: QueryClient;

beforeEach(() => {
  total = 1;
  respond = ({ endpoint }) => {
    if (endpoint.method !== 'GET') total += 1;
    return { items: [], page: 1, size: 50, total };
  };
  api = recordCalls(createTestApi((call) => respond(call)));
});
afterEach(cleanup);

describe('after a change', () => {
  it('what is on the screen is reloaded, also if the change was made with the plain client', async () => {
    await show();
    await screen.findByText('1 questions');
    await press('Create');
    await screen.findByText('2 questions');
    await press('Create with client');
    await screen.findByText('3 questions');
  });

  it('what is shown next is reloaded, although its response is still fresh', async () => {
    await show();
    await screen.findByText('1 questions');
    await press('Hide');
    await press('Create');
    await press('Hide');
    await screen.findByText('2 questions');
  });

  it('a response that was read before the change is discarded, also the first one and a prefetched one', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    respond = ({ endpoint }) => (endpoint.method === 'GET' ? new Promise((resolve) => waiting.push(resolve)) : null);
    await show();
    await press('Prefetch');
    await press('Create');
    const list = (count: number) => ({ items: [], page: 1, size: 50, total: count });
    await act(async () => {
      waiting[0]?.(list(1));
      waiting[1]?.(list(1));
    });
    expect(screen.queryByText('1 questions')).toBeNull();
    await act(async () => waiting[2]?.(list(2)));
    await screen.findByText('2 questions');
    expect(
      queryClient
        .getQueryCache()
        .findAll({ type: 'inactive' })
        .map(({ state }) => state.data),
    ).toEqual([undefined]);
  });

  it('nothing is reloaded if the call says that it changed nothing, or runs in the background', async () => {
    await show();
    await screen.findByText('1 questions');
    await press('Check');
    await press('Poll');
    expect(api.calls.filter(({ endpoint }) => endpoint === listFaq)).toHaveLength(1);
  });

  it('a deleted record is not loaded again, while the list is', async () => {
    await show(<Category />);
    await screen.findByText('loaded');
    await press('Delete');
    await screen.findByText('2 questions');
    expect(api.calls.filter(({ query }) => query['categoryID'] === 'C1')).toHaveLength(1);
  });

  it('a record that its deletion only ends later is loaded again', async () => {
    const { respond: before } = { respond };
    respond = (call) => {
      const data = before(call);
      return call.endpoint === deleteFaqCategory ? { categoryID: 'C1', version: 2 } : data;
    };
    await show(<Category />);
    await screen.findByText('loaded');
    await press('Delete');
    await screen.findByText('2 questions');
    expect(api.calls.filter(({ query }) => query['categoryID'] === 'C1')).toHaveLength(2);
  });

  it('what belongs to a record that stays is reloaded when a relation of it is removed', async () => {
    await show(<TemplateReferrers />);
    await screen.findByText('1 referrers');
    await press('Remove');
    await screen.findByText('2 referrers');
  });

  it('a record that is gone when it is deleted again is not loaded again either', async () => {
    await show(<Category />);
    await screen.findByText('loaded');
    const { respond: before } = { respond };
    let attempts = 0;
    respond = (call) => {
      if (call.endpoint.method === 'GET') return before(call);
      attempts += 1;
      // The server has deleted it; the response is lost.
      if (attempts === 1) throw new UnreachableError('UNREADABLE', { message: 'lost' });
      throw createApiError('E0003');
    };
    await press('Delete');
    const afterLoss = api.calls.filter(({ query }) => query['categoryID'] === 'C1').length;
    await press('Delete');
    await screen.findByText('1 questions');
    expect(api.calls.filter(({ query }) => query['categoryID'] === 'C1')).toHaveLength(afterLoss);
  });
});

describe('after a failure', () => {
  it('the user sees the message, and the screen is reloaded', async () => {
    await show();
    await screen.findByText('1 questions');
    const { respond: before } = { respond };
    respond = (call) => {
      if (call.endpoint.method === 'GET') return before(call);
      total = 7;
      throw createApiError('E0005', 'It has changed.');
    };
    await press('Create');
    await screen.findByText('7 questions');
    expect(toasts()).toEqual([{ tone: 'error', text: 'It has changed.' }]);
  });

  it('a lost response is retried with the same key, and other input gets its own', async () => {
    await show();
    respond = () => {
      throw new UnreachableError('TIMEOUT', { message: 'late' });
    };
    await press('Create');
    await press('Create');
    await press('Create other');
    const [first, second, third] = api.writes().map(({ options }) => options.idempotencyKey);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(toasts()[0]?.text).toMatch(/^No response\./);
  });
});

it('a success is reported once', async () => {
  await show();
  await press('Create');
  expect(toasts()).toEqual([{ tone: 'success', text: 'Created' }]);
});

it('queryOptions has the key of useCall, so a test and a prefetch find the same response', async () => {
  await show();
  await screen.findByText('1 questions');
  const { queryKey } = queryOptions({ pluginId: 'faq', api }, listFaq, { query: {} });
  expect(queryClient.getQueryData(queryKey)?.total).toBe(1);
});

let toasts: () => readonly unknown[] & readonly { readonly text: string }[];

async function show(more: React.ReactNode = null) {
  const rendered = await renderScreen(
    <>
      <Screen />
      {more}
    </>,
    { plugin, api },
  );
  toasts = () => rendered.toasts;
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

function Screen() {
  const [isHidden, setIsHidden] = useState(false);
  const client = useApi();
  const scope = usePluginScope();
  queryClient = useQueryClient();
  const create = useMutation(createFaq, { doneText: 'Created' });
  const remove = useMutation(deleteFaqCategory);
  const actions: Readonly<Record<string, () => unknown>> = {
    Hide: () => setIsHidden(!isHidden),
    Create: () => create.mutate({ body: question }),
    'Create other': () => create.mutate({ body: { ...question, published: false } }),
    'Create with client': () => client.call(createFaq, { body: question }),
    Check: () => client.call(createFaq, { body: question }, { refreshes: false }),
    Poll: () => client.call(createFaq, { body: question }, { passive: true }),
    Delete: () => remove.mutate({ params: { categoryID: 'C1' }, query: { version: 1 } }),
    Prefetch: () => queryClient.prefetchQuery(queryOptions(scope, listFaq, { query: { page: 2 } })),
  };
  return (
    <>
      {!isHidden && <List />}
      {Object.entries(actions).map(([name, run]) => (
        <button key={name} type="button" onClick={() => void run()}>
          {name}
        </button>
      ))}
    </>
  );
}

function List() {
  const { data } = useCall(listFaq, { query: {} }, { staleTimeMs: 60_000 });
  return <p>{data && `${data.total} questions`}</p>;
}

function Category() {
  const { data } = useCall(listFaq, { query: { categoryID: 'C1' } });
  return <p>{data ? 'loaded' : 'waiting'}</p>;
}

function TemplateReferrers() {
  const { data } = useCall(listReferrers, { query: { profileID: 'P1' } });
  const remove = useMutation(removeProfileReferrer);
  return (
    <>
      <p>{data ? `${data.total} referrers` : 'waiting'}</p>
      <button type="button" onClick={() => remove.mutate({ params: { id: 'P1' }, query: { referrerID: 'R1' } })}>
        Remove
      </button>
    </>
  );
}

function text(words: string) {
  return { EN: words, SC: words, TC: words };
}
