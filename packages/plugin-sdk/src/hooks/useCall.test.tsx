import { listUsers } from '@brokerdesk/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { apiFrom, renderScreen } from '../testing.tsx';
import { useCall } from './useCall.ts';

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

afterEach(cleanup);

it('asks again in the background and shows the newer answer', async () => {
  const passive: boolean[] = [];
  const api = apiFrom((call) => {
    passive.push(call.passive);
    return { items: [], page: 1, size: 50, total: passive.length };
  });
  await renderScreen(<Total refreshMs={20} />, { plugin, api });
  expect(await screen.findByText('3 users')).toBeTruthy();
  expect(passive.slice(0, 3)).toEqual([false, true, true]);
});

function Total({ refreshMs }: { readonly refreshMs: number }) {
  const { data } = useCall(listUsers, { query: {} }, { refreshMs });
  return <p>{data?.total} users</p>;
}

async function load() {
  return { default: {} };
}
