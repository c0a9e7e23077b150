import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { HostServicesContext, ScreenParamsContext } from '../../hooks/useHost.ts';
import type { HostServices, ScreenParams } from '../../services/hostServices.ts';
import { useListState } from './useListState.ts';

const rules = { defaultSort: 'userID', sortFields: ['userID'], filterParams: ['region', 'type', 'from'] };

afterEach(cleanup);

it('loses no change when the parameters of an earlier one arrive between two later ones', async () => {
  const { result, arrive } = start();
  act(() => result.current.change({ filters: { region: 'HK' } }));
  act(() => result.current.change({ q: 'an' }));
  await arrive(0);
  expect(result.current.state).toMatchObject({ q: 'an', filters: { region: 'HK' } });
  act(() => result.current.change({ page: 2 }));
  await arrive(1);
  await arrive(2);
  expect(result.current.state).toMatchObject({ q: 'an', filters: { region: 'HK' }, page: 2 });
});

it('follows the address again once its own change has arrived', async () => {
  const { result, arrive, goTo } = start();
  act(() => result.current.change({ q: 'an' }));
  await arrive(0);
  await goTo({ q: 'wong' });
  expect(result.current.state.q).toBe('wong');
  await goTo({});
  expect(result.current.state.q).toBe('');
});

it('returns to the state in the address when a change is rejected', async () => {
  const { result, notify, reject } = start();
  act(() => result.current.change({ q: 'an' }));
  expect(result.current.state.q).toBe('an');
  await reject(0);
  expect(result.current.state.q).toBe('');
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: 'too long' });
});

/** A host whose parameters arrive when the test releases them. */
function start() {
  const requests: { params: ScreenParams; done: () => void; fail: (error: Error) => void }[] = [];
  const setParams = (params: ScreenParams) =>
    new Promise<void>((done, fail) => {
      requests.push({ params, done, fail });
    });
  const notify = vi.fn();
  const host = { navigation: { setParams }, notify } as unknown as HostServices;
  let shown: ScreenParams = {};
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostServicesContext value={host}>
      <ScreenParamsContext value={shown}>{children}</ScreenParamsContext>
    </HostServicesContext>
  );
  const { result, rerender } = renderHook(() => useListState(rules), { wrapper });
  const goTo = (params: ScreenParams) =>
    act(async () => {
      shown = params;
      rerender();
    });
  return {
    result,
    notify,
    goTo,
    arrive: async (index: number) => {
      await act(async () => requests[index]?.done());
      await goTo(requests[index]?.params ?? {});
    },
    reject: (index: number) => act(async () => requests[index]?.fail(new Error('too long'))),
  };
}
