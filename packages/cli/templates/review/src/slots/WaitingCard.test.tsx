import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listRequests } from '../endpoints.ts';
import plugin from '../plugin.ts';
import { openBackend } from '../testBackendFixture.ts';
import WaitingCard from './WaitingCard.tsx';

afterEach(cleanup);

it('leads to the queue of each count', async () => {
  const { api, session } = await openBackend();
  const { counts } = await api.call(listRequests, {});
  const { opened } = await renderScreen(<WaitingCard />, { plugin, session });
  fireEvent.click(await screen.findByRole('link', { name: `Waiting · Requests: ${counts.waiting}` }));
  expect(opened).toEqual([{ code: 'X_SAMPLE_PLUGIN', params: { status: 'waiting' } }]);
});

it('says why there are no counts, and tries again', async () => {
  const { control, session } = await openBackend();
  const { method, path } = listRequests;
  await control.addFault({ match: { method, path }, when: { times: 1 }, effect: { kind: 'envelope', code: 'E0018' } });
  await renderScreen(<WaitingCard />, { plugin, session });
  expect((await screen.findByRole('alert')).textContent).toContain('The requests could not be counted');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Waiting/ })).toBeTruthy();
});
