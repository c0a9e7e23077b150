import { countDeletions, listApplications } from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { now, openBackend, type TestBackend } from '../testBackendFixture.ts';
import FiguresCard from './FiguresCard.tsx';

let backend: TestBackend;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  backend = await openBackend();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('links this week, the same days of last week and the next deletions to as many applications', async () => {
  const { opened } = await renderScreen(<FiguresCard />, { plugin, session: backend.session });
  await screen.findByRole('link', { name: /^Deleted automatically within 7 days · Number: \d+$/ });
  const links = screen.getAllByRole('link', { name: /: \d+$/ });
  expect(links).toHaveLength(3);
  for (const link of links) {
    fireEvent.click(link);
    const { total } = await backend.api.call(listApplications, { query: opened.at(-1)?.params ?? {} });
    expect(link.textContent).toBe(String(total));
  }
  expect(opened.slice(0, 2).map(({ params }) => [params?.['applyDateFrom'], params?.['applyDateTo']])).toEqual([
    ['2026-11-02', '2026-11-04'],
    ['2026-10-26', '2026-10-28'],
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'All charts' }));
  expect(opened.at(-1)).toEqual({ code: 'RAO_DATA_CHART' });
});

it('shows what failed, and tries again', async () => {
  await backend.fail(countDeletions, { kind: 'envelope', code: 'E0018' });
  await renderScreen(<FiguresCard />, { plugin, session: backend.session });
  expect((await screen.findByRole('alert')).textContent).toContain('The figures could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Deleted automatically within 7 days');
});
