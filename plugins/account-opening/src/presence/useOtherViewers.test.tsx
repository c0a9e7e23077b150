import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { createTestApi, createApiError, renderScreen, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { useOtherViewers } from './useOtherViewers.ts';

const ben = { refID: 'U2', userName: 'Ben HO', since: '2026-11-20T01:00:00Z' };
let calls: TestCall[];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says again within the lease that the page shows the application, always in the background', async () => {
  await show((call) => (call.endpoint.method === 'PUT' ? { leaseSec: 90, others: [ben] } : null));
  expect(screen.getByText('Also open: Ben HO')).toBeTruthy();
  await wait(29_000);
  expect(calls).toHaveLength(1);
  await wait(61_000);
  expect(calls.map(({ params, passive }) => ({ id: params['id'], passive }))).toEqual(
    Array(4).fill({ id: 'A1', passive: true }),
  );
  expect(new Set(calls.map(({ params }) => params['viewID'])).size).toBe(1);
});

it('takes it back when the page goes, and says it no more', async () => {
  const { unmount } = await show((call) => (call.endpoint.method === 'PUT' ? { leaseSec: 90, others: [] } : null));
  unmount();
  await wait(300_000);
  expect(calls.map(({ endpoint }) => endpoint.method)).toEqual(['PUT', 'DELETE']);
  expect(calls[1]?.params).toEqual(calls[0]?.params);
});

it('shows nobody of one application on another', async () => {
  await show(({ endpoint, params }) =>
    endpoint.method === 'DELETE' ? null : { leaseSec: 90, others: params['id'] === 'A1' ? [ben] : [] },
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Also open:')).toBeTruthy();
  await wait(0);
  expect(calls.map(({ endpoint, params }) => `${endpoint.method} ${String(params['id'])}`).toSorted()).toEqual([
    'DELETE A1',
    'PUT A1',
    'PUT A2',
  ]);
});

it('asks a back end that knows no such call once only', async () => {
  const { toasts } = await show(() => {
    throw createApiError('E0003');
  });
  await wait(300_000);
  expect(calls).toHaveLength(1);
  expect(toasts).toEqual([]);
});

it('goes on after a time without a connection', async () => {
  let isOnline = false;
  await show(() => {
    if (isOnline) return { leaseSec: 90, others: [ben] };
    throw new UnreachableError('OFFLINE', { message: 'No network' });
  });
  isOnline = true;
  await wait(30_000);
  expect(screen.getByText('Also open: Ben HO')).toBeTruthy();
});

it('goes on after a time in which the server was busy', async () => {
  let isBusy = true;
  await show(() => {
    if (isBusy) throw new ApiError({ code: 'E0018', message: 'Busy', data: null, requestId: 'r' });
    return { leaseSec: 90, others: [ben] };
  });
  isBusy = false;
  await wait(30_000);
  expect(screen.getByText('Also open: Ben HO')).toBeTruthy();
});

async function show(answer: (call: TestCall) => unknown) {
  const api = createTestApi((call) => {
    calls.push(call);
    return answer(call);
  });
  const shown = await renderScreen(<Page />, { plugin, api });
  await wait(0);
  return shown;
}

function Page() {
  const [applyID, setApplyID] = useState('A1');
  const others = useOtherViewers(applyID);
  return (
    <>
      <p>Also open: {others.map(({ userName }) => userName).join(', ')}</p>
      <button type="button" onClick={() => setApplyID('A2')}>
        Next
      </button>
    </>
  );
}

function wait(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}
