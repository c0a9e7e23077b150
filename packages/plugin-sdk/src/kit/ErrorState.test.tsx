import { listRoles, listUsers } from '@brokerdesk/api';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApiError, createTestApi, renderScreen } from '../entries/testing.tsx';
import { useCall } from '../hooks/useCall.ts';
import { ErrorState } from './ErrorState.tsx';

const load = async () => ({ default: {} });
const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

afterEach(cleanup);

/** A list with a count beside it, which has no message of its failure. */
function Screen() {
  const users = useCall(listUsers, {});
  const roles = useCall(listRoles, {});
  const retry = () => void users.refetch();
  return (
    <>
      {users.data && <p>{users.data.total} users</p>}
      {roles.data && <p>{roles.data.total} roles</p>}
      {users.error && <ErrorState title="The users could not be loaded" error={users.error} onRetry={retry} />}
    </>
  );
}

it('fetches what has failed beside it, too, each once', async () => {
  let isDown = true;
  const asked: string[] = [];
  const api = createTestApi(({ endpoint: { path } }) => {
    asked.push(path);
    if (isDown) throw createApiError('E0099', 'The server has a problem.');
    return { items: [], page: 1, size: 50, total: 7 };
  });
  await renderScreen(<Screen />, { plugin, api });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('7 roles')).toBeNull();
  isDown = false;
  asked.length = 0;
  fireEvent.click(retry);
  await screen.findByText('7 users');
  await screen.findByText('7 roles');
  expect(asked.toSorted()).toEqual([listRoles.path, listUsers.path]);
});
