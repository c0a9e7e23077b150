import { renderScreen, type RenderScreenOptions } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decideRequest, type ReviewRequest } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import { colleagueName, openBackend, type TestBackend } from '../../testBackendFixture.ts';
import RequestScreen from './RequestScreen.tsx';

let backend: TestBackend;
let request: ReviewRequest;

beforeEach(async () => {
  backend = await openBackend();
  request = await backend.find('waiting');
});
afterEach(cleanup);

it('approves with a key after a confirmation, and shows the decision in the history', async () => {
  const { api, toasts } = await show();
  await screen.findByRole('button', { name: 'Approve' });
  fireEvent.keyDown(document.body, { key: 'v' });
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve this request?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This request has been decided.')).toBeTruthy();
  expect(toasts.map(({ text }) => text)).toEqual([`The request for ${request.clientName} has been approved.`]);
  const { requestID, version } = request;
  expect(api.writes().map(({ endpoint, params, body }) => [endpoint, params, body])).toEqual([
    [decideRequest, { requestID }, { decision: 'approve', reason: null, version }],
  ]);
  const history = await screen.findByRole('list', { name: 'History' });
  expect(history.textContent).toContain('StatusBefore WaitingAfter Approved');
});

it('returns with a reason that the user chooses and completes', async () => {
  const { api } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Return' }));
  const dialog = await screen.findByRole('dialog', { name: 'Return this request' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Return' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(api.writes()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Please add the supporting documents.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.writes().at(-1)?.body).toMatchObject({
    decision: 'return',
    reason: 'Please add the supporting documents.',
  });
});

it('says who was first when a colleague has decided in the meantime, and shows their decision', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const { requestID, version } = request;
  await backend.colleague.call(decideRequest, {
    params: { requestID },
    body: { decision: 'reject', reason: 'Not now.', version },
  });
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  const refusal = await screen.findByText(/decided first/);
  expect(refusal.textContent).toBe(
    `${colleagueName} decided first: Rejected, 04 Nov 2026, 10:00. Check the request as it is now. If you disagree, talk to your colleague.`,
  );
  expect(await screen.findAllByText('Not now.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('shows readers the request without decisions, also by key', async () => {
  await show({ session: await backend.limitTo('X_SAMPLE_PLUGIN') });
  await screen.findByText(request.accountNumber);
  fireEvent.keyDown(document.body, { key: 'v' });
  expect(screen.queryByRole('group', { name: 'Decisions' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('explains a link to a request that does not exist', async () => {
  await show({ params: { requestID: 'unknown' } });
  expect(await screen.findByRole('heading', { name: 'There is no such request' })).toBeTruthy();
});

function show(options: Partial<RenderScreenOptions> = {}) {
  const { requestID } = request;
  return renderScreen(<RequestScreen />, { plugin, session: backend.session, params: { requestID }, ...options });
}
