import { type ApplicationStatus, listApplications, listApplicationStatuses } from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import ApplicationsCard from './ApplicationsCard.tsx';
import DocumentCheckCard from './DocumentCheckCard.tsx';

let backend: TestBackend;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-04T02:00:00Z') });
  backend = await openBackend();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('links every count to a list of that many applications', async () => {
  for (const { statusDate, status } of [
    { statusDate: '2026-10-28T02:00:00.000Z', status: 'SUB' },
    { statusDate: '2026-10-27T02:00:00.000Z', status: 'CHK' },
  ] as const) {
    const { applyID } = await backend.find(status);
    const row = await backend.control.readRow('applications', applyID);
    await backend.control.putRow('applications', applyID, { ...row, statusDate });
  }
  const { opened } = await renderScreen(
    <>
      <ApplicationsCard />
      <DocumentCheckCard />
    </>,
    { plugin, session: backend.session },
  );
  const dueToday = await screen.findByRole('link', { name: /^To check · Due today: \d+$/ });
  screen.getByRole('link', { name: /^To certify · Overdue: \d+$/ });
  const links = screen.getAllByRole('link');
  expect(links).toContain(dueToday);
  for (const link of links) {
    fireEvent.click(link);
    const { params, code } = opened.at(-1)!;
    expect(code).toMatch(/^RAO_(CLIENT_MANAMEMENT|CHECK_DOCUMENT)$/);
    const query = params as { status: ApplicationStatus; statusDateFrom?: string; statusDateTo?: string };
    const { total } = await backend.api.call(listApplications, { query });
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual([
      String(total),
      expect.stringMatching(`: ${total}$`),
    ]);
  }
});

it('shows why the counts could not be loaded, and tries again', async () => {
  await backend.fail(listApplicationStatuses, { kind: 'envelope', code: 'E0018' }, 3);
  await renderScreen(<ApplicationsCard />, { plugin, session: backend.session });
  expect((await screen.findByRole('alert')).textContent).toContain('The counts could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /^To check · All/ });
});
