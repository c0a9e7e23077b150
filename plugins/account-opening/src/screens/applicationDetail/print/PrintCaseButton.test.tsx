import { getApplicationFile, listActionHistories, listOpeningForms, type OpeningForm } from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createApiError,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import { sampleApplication } from '../sampleApplication.ts';
import { PrintCaseButton } from './PrintCaseButton.tsx';

const printed = vi.fn<() => void>();
let failing: string | undefined;

configure({ asyncUtilTimeout: 4000 });
beforeAll(() => import('./CasePrinter.tsx'));
beforeEach(() => {
  failing = undefined;
  printed.mockClear();
  window.print = printed;
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = async () => undefined;
});
afterEach(cleanup);

describe('the print of a case', () => {
  it('has answers, history, the list of files and their pictures, and goes when it is printed', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Print case' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const paper = document.querySelector('.bdk-print')!;
    expect(paper.textContent).toContain('Account-opening applicationA20261101000001');
    for (const words of [
      '陳小明 CHAN Siu Ming',
      'StatusForm generated',
      'Name in Chinese陳小明',
      'Former nameNot answered',
    ]) {
      expect(paper.textContent).toContain(words);
    }
    expect(paper.textContent).toContain('01 Nov 2026, 10:00 · Chan Siu Ming (client)Application submitted');
    expect(paper.textContent).toContain('Opening formOF-1.pdf');
    expect([...paper.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Identity document, front', 'Selfie']);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.bdk-print')).toBeNull();
    fireEvent.click(button);
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(2));
  });

  it('says in its place that a picture could not be loaded', async () => {
    failing = 'F2';
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Print case' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const paper = document.querySelector('.bdk-print')!;
    expect(paper.querySelectorAll('img')).toHaveLength(1);
    expect(paper.textContent).toContain('This picture could not be loaded when the case was printed.Selfie');
  });

  it('is not begun without the history, which can be asked for again', async () => {
    failing = 'history';
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Print case' }));
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was printed');
    expect(printed).not.toHaveBeenCalled();
    failing = undefined;
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
  const application = { ...sampleApplication, status: 'GOF' as const };
  return renderScreen(<PrintCaseButton application={application} />, {
    plugin,
    api: createTestApi(respond),
    ...options,
  });
}

function respond({ endpoint, query }: TestCall): unknown {
  if (endpoint === listOpeningForms) return [form];
  if (endpoint === getApplicationFile) {
    if (query['fileID'] === failing) throw createApiError('E0099');
    return new Blob(['picture'], { type: 'image/png' });
  }
  if (endpoint !== listActionHistories) throw new Error(`The part made a call that it should not: ${endpoint.path}`);
  if (failing === 'history') throw createApiError('E0099');
  return [submitted];
}

const submitted = {
  historyID: 'H1',
  applyID: sampleApplication.applyID,
  action: 'submit',
  fromStatus: null,
  toStatus: 'SUB',
  actor: { kind: 'applicant', name: 'Chan Siu Ming' },
  time: '2026-11-01T02:00:00Z',
  reason: null,
};

const form: OpeningForm = {
  docID: 'OF-1',
  applyID: sampleApplication.applyID,
  templateID: 'T1',
  status: 'generated',
  fileID: 'F9',
  fileName: 'OF-1.pdf',
  size: 180_000,
  pageCount: 5,
  generateTime: '2026-11-03T02:00:00Z',
  generateBy: 'Lee Ka Yan',
  confirmTime: null,
  signature: null,
};
