import {
  type ApplicationDetail,
  changeApplicationStatuses,
  getApplicationFile,
  listActionHistories,
} from '@brokerdesk/plugin-sdk/api';
import { type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantName, latinName } from '../../../model/applicantName.ts';
import plugin from '../../../plugin.ts';
import { openBackend, polyfillObjectUrls, type TestBackend } from '../../../testBackendFixture.ts';
import { PrintCaseButton } from './PrintCaseButton.tsx';

const printed = vi.fn<() => void>();
let backend: TestBackend;
let application: ApplicationDetail;

beforeAll(() => import('./CasePrinter.tsx'));
beforeEach(async () => {
  polyfillObjectUrls();
  printed.mockClear();
  window.print = printed;
  HTMLImageElement.prototype.decode = async () => undefined;
  backend = await openBackend();
  application = await backend.find('SUB', ({ region }) => region === 'HK');
});
afterEach(cleanup);

describe('the print of a case', () => {
  it('has answers, history and pictures, and is removed after printing', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Print case' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const paper = document.querySelector('.bdk-print')!;
    for (const words of [
      `Account-opening application${application.applyID}`,
      applicantName(application),
      'StatusSubmitted',
      `Name in Chinese${application.chiName}`,
      'Postal codeNot answered',
      `${latinName(application)} (applicant)Application submitted`,
    ]) {
      expect(paper.textContent).toContain(words);
    }
    expect([...paper.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'Identity document, front',
      'Identity document, back',
      'Selfie',
      'Address proof',
      'Bank proof',
      'Signature',
    ]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.bdk-print')).toBeNull();
    fireEvent.click(button);
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(2));
  });

  it('shows an application as it is now if another user has decided it meanwhile', async () => {
    await show();
    const { applyID, version } = application;
    const body = { action: 'reject' as const, applications: [{ applyID, version }], reason: 'Expired passport' };
    await backend.colleague.call(changeApplicationStatuses, { body });
    fireEvent.click(screen.getByRole('button', { name: 'Print case' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const { textContent } = document.querySelector('.bdk-print')!;
    expect(textContent).toContain('StatusRejected');
    expect(textContent).toMatch(/Rejected.*Expired passport/);
  });

  it('lists the files, including opening forms', async () => {
    application = await backend.find('OFC');
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Print case' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const { textContent } = document.querySelector('.bdk-print')!;
    expect(textContent).toContain(`Opening formOF-${application.applyID}`);
  }, 60_000);

  it('shows a message in place of a picture that could not be loaded', async () => {
    await backend.fail(getApplicationFile, { kind: 'envelope', code: 'E0099' });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Print case' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const paper = document.querySelector('.bdk-print')!;
    expect(paper.querySelectorAll('img')).toHaveLength(application.attachments.length - 1);
    expect(paper.textContent).toContain('This picture could not be loaded when the case was printed.');
  });

  it.each([
    ['the server has a problem', { kind: 'envelope', code: 'E0099' }],
    ['the network goes', { kind: 'reset' }],
    ['the session ends', { kind: 'envelope', code: 'E0001', data: { reason: 'timeout' } }],
  ] as const)('does not start without the history, which the user can request again: %s', async (_what, effect) => {
    await backend.fail(listActionHistories, effect);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Print case' }));
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was printed');
    expect(printed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  });

  it.each([
    ['zh-Hans', '打印申请资料', '开户申请'],
    ['zh-Hant', '列印申請資料', '開戶申請'],
  ] as const)('reads in %s', async (language, button, title) => {
    await show({ language });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    expect(document.querySelector('.bdk-print')!.textContent).toContain(title);
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  const { session } = backend;
  return renderScreen(<PrintCaseButton application={application} />, { plugin, session, ...options });
}
