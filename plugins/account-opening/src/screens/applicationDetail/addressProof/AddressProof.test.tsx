import {
  type ApplicationDetail,
  type ChinaAddressProof,
  listChinaAddressProofs,
  ApiError,
  reviewChinaAddressProof,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createApiError,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listReasons } from '../../../endpoints.ts';
import { standardReasons } from '../../../model/standardReasons.ts';
import plugin from '../../../plugin.ts';
import { sampleApplication } from '../sampleApplication.ts';
import { AddressProof } from './AddressProof.tsx';

let stored: ChinaAddressProof | undefined;
let writes: TestCall[];
let onNextWrite: (() => unknown) | undefined;

configure({ asyncUtilTimeout: 4000 });
beforeAll(() => import('./ProofDialog.tsx'));
beforeEach(() => {
  stored = pending;
  writes = [];
  onNextWrite = undefined;
});
afterEach(cleanup);

describe('the address proof of a mainland applicant', () => {
  it('tells what it is, and brings its document up', async () => {
    const onShowFile = vi.fn<(fileID: string) => void>();
    await show({}, { onShowFile });
    expect(await screen.findByText('To be reviewed')).toBeTruthy();
    expect(screen.getByText('Household register')).toBeTruthy();
    expect(screen.getByText('518000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the document' }));
    expect(onShowFile).toHaveBeenCalledExactlyOnceWith('F5');
  });

  it('is rejected with a reason only, by the version that was seen', async () => {
    const { toasts } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject proof' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this address proof?' });
    expect(dialog.textContent).toContain('A20261101000001 陳小明 CHAN Siu Ming');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject proof' }));
    expect(await within(dialog).findByText('Empty not allowed')).toBeTruthy();
    expect(writes).toEqual([]);
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'The picture cannot be read.' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject proof' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.map(({ body }) => body)).toEqual([
      { status: 'rejected', version: 1, reason: 'The picture cannot be read.' },
    ]);
    expect(toasts[0]?.text).toContain('The address proof was rejected: A20261101000001');
    expect(await screen.findByText('Rejected')).toBeTruthy();
    expect(screen.getByText('Lee Ka Yan, 21 Nov 2026, 10:00')).toBeTruthy();
  });

  it('is approved after a question, and the review taken back', async () => {
    await show();
    await confirmReview('Approve proof', 'Approve this address proof?');
    expect(await screen.findByText('Approved')).toBeTruthy();
    await confirmReview('Take review back', 'Take the review of this address proof back?');
    expect(await screen.findByText('To be reviewed')).toBeTruthy();
    expect(writes.map(({ body }) => body)).toEqual([
      { status: 'approved', version: 1 },
      { status: 'pending', version: 2 },
    ]);
  });

  it('that somebody else has reviewed meanwhile shows how it stands, and what was typed stays', async () => {
    onNextWrite = () => {
      stored = { ...pending, status: 'approved', version: 2, updateBy: 'Ho Wing' };
      const data = { current: stored, by: 'Ho Wing', at: '2026-11-21T02:30:00Z' };
      throw new ApiError({ code: 'E0005', message: 'Changed', data, requestId: 'r' });
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject proof' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this address proof?' });
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    fireEvent.change(reason, { target: { value: '與戶籍不符' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject proof' }));
    const alert = await within(dialog).findByRole('alert', { name: /^Ho Wing changed this on/ });
    expect(within(alert).getByRole('row', { name: /Status/ }).textContent).toContain('To be reviewedApproved');
    fireEvent.click(within(alert).getByRole('button', { name: 'Apply mine again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2, reason: '與戶籍不符' }]);
  });

  it('is not reviewed any more once the application is past its check', async () => {
    stored = { ...pending, status: 'approved', applicationStatus: 'CCS' };
    await show({}, { status: 'CCS' });
    expect(await screen.findByText(/past its check/)).toBeTruthy();
    expect(screen.getByText('With the verification of the application')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reject proof' })).toBeNull();
  });

  it('names the function that its review needs', async () => {
    await show({ permissions: ['RAO_CLIENT_MANAMEMENT'] });
    expect(await screen.findByText('To review it you need the function "Verify application".')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve proof' })).toBeNull();
  });

  it('may be none, and can be asked for again', async () => {
    stored = undefined;
    let isDown = true;
    const api = createTestApi((call) => {
      if (isDown) throw createApiError('E0099', 'The server has a problem.');
      return respond(call);
    });
    await show({ api });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'No address proof to review' })).toBeTruthy();
  });

  it.each([
    ['zh-Hans', '待审核', '拒绝地址证明'],
    ['zh-Hant', '待審核', '拒絕地址證明'],
  ] as const)('reads in %s', async (language, status, button) => {
    await show({ language });
    expect(await screen.findByText(status)).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });
});

async function confirmReview(button: string, title: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('alertdialog', { name: title });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

interface ShowOptions {
  readonly status?: ApplicationDetail['status'];
  readonly onShowFile?: (fileID: string) => void;
}

function show(
  options: Partial<RenderScreenOptions> = {},
  { status = 'SUB', onShowFile = () => undefined }: ShowOptions = {},
) {
  const application: ApplicationDetail = { ...sampleApplication, idType: 'MAINLAND_ID', status };
  return renderScreen(<AddressProof application={application} onShowFile={onShowFile} />, {
    plugin,
    api: createTestApi(respond),
    ...options,
  });
}

function respond(call: TestCall): unknown {
  const { endpoint, body } = call;
  if (endpoint === listReasons) return standardReasons;
  if (endpoint === listChinaAddressProofs) {
    const items = stored ? [stored] : [];
    return { items, page: 1, size: 50, total: items.length };
  }
  if (endpoint !== reviewChinaAddressProof)
    throw new Error(`The part made a call that it should not: ${endpoint.path}`);
  writes.push(call);
  const own = onNextWrite;
  onNextWrite = undefined;
  if (own) return own();
  const { status, reason = null } = body as { status: ChinaAddressProof['status']; reason?: string };
  stored = { ...(stored ?? pending), status, reason, version: (stored?.version ?? 1) + 1, ...stamp };
  return stored;
}

const stamp = { updateBy: 'Lee Ka Yan', updateTime: '2026-11-21T02:00:00Z' };

const pending: ChinaAddressProof = {
  applyID: sampleApplication.applyID,
  chiName: sampleApplication.chiName,
  lastName: sampleApplication.lastName,
  firstName: sampleApplication.firstName,
  address: '深圳市樣本路 1 號',
  postalCode: '518000',
  kind: { EN: 'Household register', SC: '户口簿', TC: '戶口簿' },
  fileID: 'F5',
  applyDate: sampleApplication.applyDate,
  applicationStatus: 'SUB',
  status: 'pending',
  reason: null,
  version: 1,
  updateTime: sampleApplication.applyDate,
  updateBy: '',
};
