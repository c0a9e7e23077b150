import { UnreachableError, useRefresh } from '@brokerdesk/plugin-sdk';
import { createTestApi, createApiError, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { useReasons } from './useReasons.ts';

afterEach(cleanup);

it('offers the reasons that the broker has set for the action', async () => {
  const reasons = [
    { reasonID: 'a', action: 'reject', text: { EN: 'Closed.', SC: '停止', TC: '停止' } },
    { reasonID: 'b', action: 'reinput', text: { EN: 'Again.', SC: '重填', TC: '重填' } },
  ];
  await show(() => reasons);
  expect(await screen.findByText('Closed.')).toBeTruthy();
});

it.each([
  ['knows none', createApiError('E0003')],
  ['cannot be reached', new UnreachableError('OFFLINE', { message: 'No network' })],
])('offers the standard ones where the back end %s', async (_what, failure) => {
  const { toasts } = await show(() => {
    throw failure;
  });
  expect(await screen.findByText(/You already have an account with us\./)).toBeTruthy();
  expect(screen.queryByText(/selfie/)).toBeNull();
  expect(toasts).toEqual([]);
});

it('keeps what is offered for as long as somebody chooses from it', async () => {
  const reasons = [{ reasonID: 'a', action: 'reject', text: { EN: 'Closed.', SC: '停止', TC: '停止' } }];
  let refresh = () => {};
  function Choosing() {
    refresh = useRefresh();
    return <Reasons />;
  }
  const answer = vi.fn(() => reasons);
  await renderScreen(<Choosing />, { plugin, api: createTestApi(answer) });
  await screen.findByText('Closed.');
  answer.mockReturnValue([]);
  act(() => refresh());
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(screen.getByText('Closed.')).toBeTruthy();
});

function show(answer: () => unknown) {
  return renderScreen(<Reasons />, { plugin, api: createTestApi(answer) });
}

function Reasons() {
  const { reasons, isWaiting } = useReasons('reject');
  return <p>{isWaiting ? 'Waiting' : reasons.map(({ text }) => text.EN).join('; ')}</p>;
}
