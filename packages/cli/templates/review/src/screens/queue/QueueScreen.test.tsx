import { createInMemoryJobs, renderScreen, type RenderScreenOptions } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listRequests } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import { openBackend, type TestBackend } from '../../testBackendFixture.ts';
import QueueScreen from './QueueScreen.tsx';

let backend: TestBackend;

beforeEach(async () => {
  backend = await openBackend();
});
afterEach(cleanup);

it('has a queue for each status with its number of requests, and opens a request', async () => {
  const { counts } = await backend.api.call(listRequests, {});
  const { params, opened } = await show();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Returned\\s*${counts.returned}$`) }));
  await waitFor(() => expect(params()).toEqual({ status: 'returned' }));
  const { requestID, clientName } = await backend.find('returned');
  const [link] = await screen.findAllByRole('link', { name: clientName });
  fireEvent.click(link!);
  expect(opened).toEqual([{ code: 'X_SAMPLE_PLUGIN', child: 'detail', params: { requestID } }]);
});

it('approves the selected requests in a job', async () => {
  const jobs = createInMemoryJobs();
  const { toasts } = await show({ jobs, params: { status: 'waiting' } });
  await select(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve 2 requests' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(jobs.list()).toHaveLength(1));
  expect(jobs.list()[0]).toMatchObject({ pluginId: 'sample-plugin', kind: 'decide-requests', title: 'bulk.approve' });
  expect(jobs.list()[0]?.items).toHaveLength(2);
  expect(toasts.map(({ text }) => text)).toEqual(['Approve 2 requests: in progress under “Jobs”.']);
});

it('explains why requests that have been decided cannot be approved', async () => {
  await show({ params: { status: 'approved' } });
  await select(1);
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
});

it('offers no decisions to readers', async () => {
  await show({ session: await backend.limitTo('X_SAMPLE_PLUGIN') });
  await screen.findAllByRole('rowheader');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('is translated into Traditional Chinese', async () => {
  await show({ language: 'zh-Hant' });
  expect(await screen.findByRole('grid', { name: '範例插件' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^待審批/ })).toBeTruthy();
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<QueueScreen />, { plugin, session: backend.session, ...options });
}

async function select(count: number) {
  await screen.findAllByRole('rowheader');
  // The first one selects all rows.
  for (const box of screen.getAllByRole('checkbox').slice(1, count + 1)) fireEvent.click(box);
}
