import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { apiFrom, refusal, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
  ['knows none', refusal('E0003')],
  ['cannot be reached', new UnreachableError('OFFLINE', { message: 'No network' })],
])('offers the standard ones where the back end %s', async (_what, failure) => {
  const { notices } = await show(() => {
    throw failure;
  });
  expect(await screen.findByText(/You already have an account with us\./)).toBeTruthy();
  expect(screen.queryByText(/selfie/)).toBeNull();
  expect(notices).toEqual([]);
});

function show(answer: () => unknown) {
  return renderScreen(<Reasons />, { plugin, api: apiFrom(answer) });
}

function Reasons() {
  const { reasons, isReady } = useReasons('reject');
  return <p>{isReady ? reasons.map(({ text }) => text.EN).join('; ') : 'Waiting'}</p>;
}
