import { listUsers } from '@brokerdesk/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, createApiError, renderScreen } from '../entries/testing.tsx';
import { useCall, type UseCallOptions } from './useCall.ts';

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

afterEach(cleanup);

it('calls again in the background and shows the newer response', async () => {
  const passive: boolean[] = [];
  const api = createTestApi((call) => {
    passive.push(call.passive);
    return { items: [], page: 1, size: 50, total: passive.length };
  });
  await renderScreen(<Total refreshMs={20} />, { plugin, api });
  await screen.findByText('3 users');
  expect(passive.slice(0, 3)).toEqual([false, true, true]);
});

it('stops calling once it is rejected, and shows no error if every call was in the background', async () => {
  const passive: boolean[] = [];
  const api = createTestApi((call) => {
    passive.push(call.passive);
    throw createApiError('E0003');
  });
  await renderScreen(<Total refreshMs={5} passive />, { plugin, api });
  await screen.findByText('refused');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(passive).toEqual([true]);
});

function Total(options: UseCallOptions) {
  const { data, error } = useCall(listUsers, { query: {} }, options);
  if (error) return <p>refused</p>;
  return <p>{data?.total} users</p>;
}

async function load() {
  return { default: {} };
}
