import { type ApplicationSummary, type ListSelection, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import { sampleApplication } from '../../applicationDetail/sampleApplication.ts';
import { useDescribeBlockers } from './useDescribeBlockers.ts';
import { useLoadSelected } from './useLoadSelected.ts';

const submitted: ApplicationSummary = { ...sampleApplication, applyID: 'A1', status: 'SUB' };
const verified: ApplicationSummary = { ...sampleApplication, applyID: 'A2', status: 'CHK' };
const underway: ApplicationSummary = {
  ...sampleApplication,
  applyID: 'A3',
  status: 'SUB',
  work: { action: 'certify', startTime: 'x', dueTime: 'x', by: 'x' },
};

afterEach(cleanup);

it('goes on with all that match, as they are now', async () => {
  const { goOn, notices } = await begin(async () => [submitted, submitted]);
  expect([goOn.mock.calls, notices]).toEqual([[[[submitted, submitted]]], []]);
});

it('says what stands against it when some of them have changed meanwhile', async () => {
  const { goOn, notices } = await begin(async () => [submitted, verified, underway]);
  expect(goOn).not.toHaveBeenCalled();
  expect(notices).toEqual([{ tone: 'warning', text: 'Not possible for: Verified (1), Under way (1).' }]);
});

it('takes no more than may be changed at once', async () => {
  const { goOn, notices } = await begin(async () => Array.from({ length: 1001 }, () => submitted));
  expect(goOn).not.toHaveBeenCalled();
  expect(notices[0]?.text).toBe('At most 1,000 applications can be changed at once.');
});

it('says so when none is left', async () => {
  const { goOn, notices } = await begin(async () => []);
  expect(goOn).not.toHaveBeenCalled();
  expect(notices[0]?.text).toBe('None of the selected applications matches the filters any more.');
});

it('says why they could not be fetched, in words for people', async () => {
  const refused = new ApiError({ code: 'E0018', message: 'Too many requests.', data: null, requestId: 'r' });
  const lost = new UnreachableError('OFFLINE', { message: 'fetch failed' });
  const { notices } = await begin(() => Promise.reject(refused));
  cleanup();
  const other = await begin(() => Promise.reject(lost));
  expect([...notices, ...other.notices].map(({ text }) => text)).toEqual([
    'Too many requests.',
    'The selected applications could not be fetched. Please try again.',
  ]);
});

async function begin(load: () => Promise<readonly ApplicationSummary[]>) {
  const goOn = vi.fn<(applications: readonly ApplicationSummary[]) => void>();
  const selection: ListSelection<ApplicationSummary> = { scope: 'all', count: 2, rows: [], load, clear: () => {} };
  const { toasts } = await renderScreen(<Verify selection={selection} goOn={goOn} />, {
    plugin,
    api: createTestApi(() => null),
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' })));
  return { goOn, notices: toasts };
}

function Verify({
  selection,
  goOn: onLoaded,
}: {
  readonly selection: ListSelection<ApplicationSummary>;
  readonly goOn: (applications: readonly ApplicationSummary[]) => void;
}) {
  // By number, all of them seemed to be possible.
  const loadSelected = useLoadSelected(useDescribeBlockers(undefined, undefined));
  return (
    <button type="button" onClick={() => void loadSelected({ action: 'verify', selection, onLoaded })}>
      Verify
    </button>
  );
}
