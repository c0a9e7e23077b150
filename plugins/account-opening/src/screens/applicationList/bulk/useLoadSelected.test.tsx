import { type ListSelection, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import { openBackend } from '../../../testBackendFixture.ts';
import { useDescribeBlockers } from './useDescribeBlockers.ts';
import { useLoadSelected } from './useLoadSelected.ts';

let submitted: ApplicationSummary;
let verified: ApplicationSummary;
let running: ApplicationSummary;

beforeAll(async () => {
  const { find } = await openBackend();
  submitted = await find('SUB');
  verified = await find('CHK');
  running = { ...submitted, work: { action: 'certify', startTime: 'x', dueTime: 'x', by: 'x' } };
});
afterEach(cleanup);

it('continues with the current state of all that match', async () => {
  const { onLoaded, toasts } = await begin(async () => [submitted, submitted]);
  expect([onLoaded.mock.calls, toasts]).toEqual([[[[submitted, submitted]]], []]);
});

it('names the obstacle if some of them have changed in the meantime', async () => {
  const { onLoaded, toasts } = await begin(async () => [submitted, verified, running]);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(toasts).toEqual([{ tone: 'warning', text: 'Not possible for: Verified (1), In progress (1).' }]);
});

it('rejects more than the maximum of one change', async () => {
  const { onLoaded, toasts } = await begin(async () => Array.from({ length: 1001 }, () => submitted));
  expect(onLoaded).not.toHaveBeenCalled();
  expect(toasts[0]?.text).toBe('At most 1,000 applications can be changed at once.');
});

it('reports if none is left', async () => {
  const { onLoaded, toasts } = await begin(async () => []);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(toasts[0]?.text).toBe('None of the selected applications matches the filters any more.');
});

it('reports why they could not be loaded', async () => {
  const refused = new ApiError({ code: 'E0018', message: 'Too many requests.', data: null, requestId: 'r' });
  const lost = new UnreachableError('OFFLINE', { message: 'fetch failed' });
  const { toasts } = await begin(() => Promise.reject(refused));
  cleanup();
  const other = await begin(() => Promise.reject(lost));
  expect([...toasts, ...other.toasts].map(({ text }) => text)).toEqual([
    'Too many requests.',
    'The selected applications could not be loaded. Try again.',
  ]);
});

async function begin(load: () => Promise<readonly ApplicationSummary[]>) {
  const onLoaded = vi.fn<(applications: readonly ApplicationSummary[]) => void>();
  const selection: ListSelection<ApplicationSummary> = { scope: 'all', count: 2, rows: [], load, clear: () => {} };
  const { toasts } = await renderScreen(<Verify selection={selection} onLoaded={onLoaded} />, {
    plugin,
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' })));
  return { onLoaded, toasts };
}

function Verify({
  selection,
  onLoaded,
}: {
  readonly selection: ListSelection<ApplicationSummary>;
  readonly onLoaded: (applications: readonly ApplicationSummary[]) => void;
}) {
  const loadSelected = useLoadSelected(useDescribeBlockers(undefined, undefined));
  return (
    <button type="button" onClick={() => void loadSelected({ action: 'verify', selection, onLoaded })}>
      Verify
    </button>
  );
}
