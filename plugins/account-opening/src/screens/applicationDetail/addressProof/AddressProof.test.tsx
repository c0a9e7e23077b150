import {
  type ApplicationDetail,
  type ApplicationStatus,
  listChinaAddressProofs,
  reviewChinaAddressProof,
  type ChinaAddressProof,
} from '@brokerdesk/plugin-sdk/api';
import { type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantName } from '../../../model/applicantName.ts';
import plugin from '../../../plugin.ts';
import { colleagueName, openBackend, ownName, type TestBackend } from '../../../testBackendFixture.ts';
import { AddressProof } from './AddressProof.tsx';

let backend: TestBackend;
let application: ApplicationDetail;
let proof: ChinaAddressProof;

beforeAll(() => import('./ProofDialog.tsx'));
beforeEach(async () => {
  backend = await openBackend();
  application = await backend.find('CCS', ({ idType }) => idType === 'MAINLAND_ID');
  await setUpProof('SUB');
});
afterEach(cleanup);

describe('the address proof of a mainland applicant', () => {
  it('shows its kind and status, and brings its document up', async () => {
    const onShowFile = vi.fn<(fileID: string) => void>();
    await show({}, onShowFile);
    await screen.findByText('To be reviewed');
    screen.getByText(proof.kind.EN);
    screen.getByText(String(proof.postalCode));
    fireEvent.click(screen.getByRole('button', { name: 'Show the document' }));
    expect(onShowFile).toHaveBeenCalledExactlyOnceWith(proof.fileID);
  });

  it('is rejected only with a reason, with the version that the user saw', async () => {
    const { toasts, api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject proof' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this address proof?' });
    expect(dialog.textContent).toContain(`${application.applyID} ${applicantName(application)}`);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject proof' }));
    await within(dialog).findByText('Empty not allowed');
    expect(api.writes()).toEqual([]);
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'The picture cannot be read.' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject proof' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.writes().map(({ body }) => body)).toEqual([
      { status: 'DPV', version: proof.version, reason: 'The picture cannot be read.' },
    ]);
    expect(toasts[0]?.text).toContain(`The address proof has been rejected: ${application.applyID}`);
    await screen.findByText('Rejected');
    screen.getByText(`${ownName}, 04 Nov 2026, 10:00`);
  });

  it('is approved after a confirmation, and the review is withdrawn', async () => {
    const { api } = await show();
    await confirmReview('Approve proof', 'Approve this address proof?');
    await screen.findByText('Approved');
    await confirmReview('Undo review', 'Undo the review of this address proof?');
    await screen.findByText('To be reviewed');
    expect(api.writes().map(({ body }) => body)).toEqual([
      { status: 'APV', version: proof.version },
      { status: 'PTA', version: proof.version + 1 },
    ]);
  });

  it('shows the new state after a review by another user, and keeps the typed text', async () => {
    const { api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject proof' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this address proof?' });
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    fireEvent.change(reason, { target: { value: '與戶籍不符' } });
    await review('APV');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject proof' }));
    const name = new RegExp(`^${colleagueName} changed this on`);
    const alert = await within(dialog).findByRole('alert', { name });
    expect(within(alert).getByRole('row', { name: /Status/ }).textContent).toContain('To be reviewedApproved');
    fireEvent.click(within(alert).getByRole('button', { name: 'Apply mine again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.writes().map(({ body }) => body)).toMatchObject([
      { version: proof.version },
      { version: proof.version + 1, reason: '與戶籍不符' },
    ]);
  });

  it('can no longer be reviewed once the application is past its check', async () => {
    await setUpProof('CCS');
    await show();
    await screen.findByText(/past the review stage/);
    screen.getByText('With the verification of the application');
    expect(screen.queryByRole('button', { name: 'Reject proof' })).toBeNull();
  });

  it('names the function that its review needs', async () => {
    await show({ session: await backend.limitTo('RAO_CLIENT_MANAMEMENT') });
    await screen.findByRole('heading', { name: 'This needs the function “Verify application”' });
    expect(screen.queryByRole('button', { name: 'Approve proof' })).toBeNull();
  });

  it('may be missing, and can be requested again after a failure', async () => {
    application = await backend.find('SUB', ({ region }) => region === 'HK');
    await backend.fail(listChinaAddressProofs, { kind: 'envelope', code: 'E0099' });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No address proof to review' });
  });

  it.each([
    ['zh-Hans', '待审核', '拒绝住址证明'],
    ['zh-Hant', '待審核', '拒絕住址證明'],
  ] as const)('reads in %s', async (language, status, button) => {
    await show({ language });
    await screen.findByText(status);
    screen.getByRole('button', { name: button });
  });
});

async function confirmReview(button: string, title: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('alertdialog', { name: title });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

async function setUpProof(status: ApplicationStatus) {
  application = await backend.putIntoStatus(application.applyID, status);
  const { items } = await backend.api.call(listChinaAddressProofs, { query: { q: application.applyID } });
  proof = items[0]!;
}

async function review(status: 'APV' | 'PTA') {
  const params = { applyID: application.applyID };
  await backend.colleague.call(reviewChinaAddressProof, { params, body: { status, version: proof.version } });
}

function show(options: Partial<RenderScreenOptions> = {}, onShowFile: (fileID: string) => void = () => undefined) {
  const { session } = backend;
  return renderScreen(<AddressProof application={application} onShowFile={onShowFile} />, {
    plugin,
    session,
    ...options,
  });
}
