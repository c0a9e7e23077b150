import { createContactGroup, listBrokers, listContactGroups, logout } from '@brokerdesk/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleUser } from '../test-doubles/sampleConfiguration.ts';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { useCanCall } from './useCanCall.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'contacts', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const api = createTestApi(() => null);
const calls = { logout, listBrokers, listContactGroups, createContactGroup };

afterEach(cleanup);

it.each([
  { brokerCode: 'DEMO', permissions: ['UR_USER_MANAGEMENT'], expected: 'logout listContactGroups' },
  { brokerCode: 'DEMO', permissions: ['UR_UM_CONTACT'], expected: 'logout listContactGroups createContactGroup' },
  { brokerCode: 'DEMO', permissions: [], expected: 'logout' },
  { brokerCode: '2GO', permissions: [], expected: 'logout listBrokers listContactGroups' },
])('lists for $brokerCode with $permissions: $expected', async ({ brokerCode, permissions, expected }) => {
  const session = {
    user: { ...sampleUser, brokerCode },
    functions: [],
    token: '',
    refreshToken: '',
    fetch: neverFetch,
  };
  await renderScreen(<Calls />, { plugin, api, permissions, session });
  expect(screen.getByRole('status').textContent).toBe(expected);
});

function Calls() {
  const canCall = useCanCall();
  const allowed = Object.entries(calls).filter(([, endpoint]) => canCall(endpoint));
  return <output>{allowed.map(([name]) => name).join(' ')}</output>;
}

function neverFetch(): Promise<Response> {
  throw new Error('No call is made.');
}
