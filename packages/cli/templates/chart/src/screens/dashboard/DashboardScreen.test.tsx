import { createSessionApi, renderScreen, type RenderScreenOptions } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getStatistics } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import { openBackend, type TestBackend } from '../../testBackendFixture.ts';
import DashboardScreen from './DashboardScreen.tsx';

let backend: TestBackend;

beforeEach(async () => {
  backend = await openBackend();
});
afterEach(cleanup);

it('lists the numbers of a chart in its table', async () => {
  const { topics } = await createSessionApi(backend.session).call(getStatistics, { query: { period: '30' } });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Enquiries by topic' }));
  fireEvent.click(await card.findByRole('button', { name: 'Table' }));
  const rows = card.getAllByRole<HTMLTableRowElement>('row').slice(1, topics.length + 1);
  expect(rows.map(({ cells }) => cells[1]?.textContent)).toEqual(
    topics.map(({ count }) => count.toLocaleString('en-GB')),
  );
});

it('keeps the period in the address', async () => {
  const { params, api } = await show();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Period' }), { target: { value: '7' } });
  await waitFor(() => expect(params()).toEqual({ period: '7' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toEqual({ period: '7' }));
});

it('shows the last 30 days for a period that does not exist', async () => {
  await show({ params: { period: '31' } });
  expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('30');
});

it('is busy until the numbers arrive', async () => {
  await show();
  for (const chart of screen.getAllByRole('figure')) expect(chart.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(screen.getAllByRole('figure')[0]?.getAttribute('aria-busy')).toBeNull());
});

it('says in place of each chart that a period has no enquiries', async () => {
  const none = { 'counts.phone': 0, 'counts.email': 0, 'counts.branch': 0, responseMinutes: null };
  const days = Object.entries(none).flatMap(([field, value]) =>
    ['days', 'previousDays'].map((list) => [`${list}.*.${field}`, value]),
  );
  await backend.fail({ kind: 'replace', values: { ...Object.fromEntries(days), 'topics.*.count': 0 } });
  await show();
  expect(await screen.findAllByText('No enquiries in this period. Choose a longer one.')).toHaveLength(3);
});

it('shows what failed once, and tries again', async () => {
  await backend.fail({ kind: 'envelope', code: 'E0018' });
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('The statistics could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('figure')).toHaveLength(3);
});

it('is translated into Simplified Chinese', async () => {
  await show({ language: 'zh-Hans' });
  expect(screen.getByRole('heading', { name: '示例插件', level: 1 })).toBeTruthy();
  expect(screen.getByRole('option', { name: '最近 7 天' })).toBeTruthy();
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<DashboardScreen />, { plugin, session: backend.session, ...options });
}
