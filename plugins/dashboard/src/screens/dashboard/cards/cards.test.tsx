// Each card against the emulator: the table of its chart has the numbers of its call, its figures are links to as many
// applications, and it says so where a filter does not apply.
import { UnreachableError } from '@brokerdesk/plugin-sdk';
import {
  countAuthentications,
  countDeletions,
  countOcrRegions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  type Endpoint,
  listApplications,
  listFutureDeletions,
  rankReferrers,
} from '@brokerdesk/plugin-sdk/api';
import {
  createInMemoryPreferences,
  createTestApi,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import { now, openBackend, type TestBackend } from '../../../testBackendFixture.ts';
import DashboardScreen from '../DashboardScreen.tsx';
import { deletionList, statisticCards } from './cards.ts';

let backend: TestBackend;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  backend = await openBackend();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const days = { from: '2026-08-17', to: '2026-11-04' };
const query = { scope: 'week', ...days } as const;

/** The numbers of a card's table, row by row, read from its call. */
const expected = {
  async submitted() {
    const { buckets } = await backend.api.call(countSubmittedApplications, { query });
    return buckets.map(({ count }) => count);
  },
  async statuses() {
    const { statuses } = await backend.api.call(countStatuses, { query });
    return statuses.map(({ count }) => count);
  },
  async stayPages() {
    const { profiles } = await backend.api.call(countStayPages, { query });
    return profiles.toSorted((left, right) => right.count - left.count)[0]?.pages.map(({ count }) => count);
  },
  async regions() {
    const { buckets } = await backend.api.call(countRegions, { query });
    return buckets.map(({ regions }) => regions[0]?.count);
  },
  async deletions() {
    const { days: counted } = await backend.api.call(countDeletions, { query: {} });
    return counted.map(({ statuses }) => statuses[0]?.count);
  },
  async referrers() {
    const { top, others } = await backend.api.call(rankReferrers, { query });
    const rest = others.referrers === 0 ? [] : [others.count];
    return [...top.map(({ count }) => count), ...rest];
  },
  async authentications() {
    const { buckets } = await backend.api.call(countAuthentications, { query });
    return buckets.map(({ succeeded }) => succeeded);
  },
  async ocr() {
    const { regions } = await backend.api.call(countOcrRegions, { query });
    return regions.map(({ recognised }) => recognised);
  },
} as const;

/** Certifications are attempts and recognitions are documents, which no list of applications shows. */
const withoutLinks: readonly string[] = ['authentications', 'ocr'];

it.each(statisticCards.map(({ id }) => id))('shows in %s what its call has counted, with links to it', async (id) => {
  const { opened } = await showCard(id);
  const rows = await readTable();
  expect(rows.map(([first]) => first)).toEqual(await expected[id]());
  const links = screen.queryAllByRole('link');
  expect(links.length > 2).toBe(!withoutLinks.includes(id));
  // The first of them are the figures, the last those of the table.
  for (const link of [...links.slice(0, 2), ...links.slice(-3)]) {
    fireEvent.click(link);
    const { total } = await backend.api.call(listApplications, { query: opened.at(-1)?.params ?? {} });
    expect(link.textContent).toBe(total.toLocaleString('en-GB'));
  }
});

it('splits submitted applications by region, by the address', async () => {
  const { params } = await showCard('submitted');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Split by' }), { target: { value: 'region' } });
  await vi.waitFor(() => expect(params()).toEqual({ scope: 'week', split: 'region' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Table' }));
  await screen.findByRole('columnheader', { name: 'Overseas' });
  const { series } = await backend.api.call(countSubmittedApplications, { query: { ...query, splitBy: 'region' } });
  const rows = await readTable();
  expect(rows.map(([, second]) => second)).toEqual(series[1]?.counts);
});

it('says why there is nothing to show', async () => {
  await showCard('submitted', { from: '1975-01-01', to: '1975-01-31' });
  await screen.findByText('Nothing in this period. Choose a longer one, or clear the filters.');
  screen.getByText(/^As many as/);
});

/** The calls of each card. */
const calls = {
  submitted: countSubmittedApplications,
  statuses: countStatuses,
  stayPages: countStayPages,
  regions: countRegions,
  deletions: countDeletions,
  referrers: rankReferrers,
  authentications: countAuthentications,
  ocr: countOcrRegions,
  deletionList: listFutureDeletions,
} as const satisfies Record<(typeof statisticCards)[number]['id'] | typeof deletionList, Endpoint>;

it.each(Object.entries(calls))('waits and fails in %s alone, and tries this card again alone', async (id, endpoint) => {
  const neighbour = id === 'ocr' ? 'deletions' : 'ocr';
  const waiting = Promise.withResolvers<never>();
  let answer = (): Promise<unknown> | undefined => waiting.promise;
  const counts = new Map<Endpoint, number>();
  const api = createTestApi((call) => {
    counts.set(call.endpoint, (counts.get(call.endpoint) ?? 0) + 1);
    const { endpoint: called, params, query: asked } = call;
    const delegated = () => backend.api.call(called, { params, query: asked } as never);
    return called === endpoint ? (answer() ?? delegated()) : delegated();
  });
  await showCards([id, neighbour], { api });
  const card = () => document.querySelector<HTMLElement>(`[data-card=${id}]`)!;
  const valueOf = (one: string) =>
    document.querySelector(`[data-card=${one}] :is(.dashboard-value:not(:empty), tbody tr)`);
  await vi.waitFor(() => expect(valueOf(neighbour)).not.toBeNull());
  expect(card().querySelector('[aria-busy=true]')).not.toBeNull();
  expect([valueOf(id), within(card()).queryByRole('alert')]).toEqual([null, null]);

  answer = async () => {
    throw new UnreachableError('OFFLINE', { message: 'The connection was lost.' });
  };
  waiting.reject(new UnreachableError('OFFLINE', { message: 'The connection was lost.' }));
  const name = within(card()).getByRole('heading', { level: 2 }).textContent;
  const alert = await within(card()).findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain(`“${name}” could not be loaded`);
  const others = counts.get(calls[neighbour]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);

  answer = () => undefined;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(valueOf(id)).not.toBeNull());
  expect([within(card()).queryByRole('alert'), counts.get(calls[neighbour])]).toEqual([null, others]);
});

it('keeps what was chosen in a card for the user', async () => {
  const preferences = createInMemoryPreferences();
  await showCards(['ocr'], { preferences });
  const detail = async () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Show' });
  fireEvent.change(await detail(), { target: { value: 'document' } });
  cleanup();
  await showCards(['ocr'], { preferences });
  expect((await detail()).value).toBe('document');
});

it('keeps the applications of a refresh that fails, and says so', async () => {
  await showCard(deletionList);
  const rows = (await screen.findAllByRole('row')).length;
  await backend.fail(listFutureDeletions, { kind: 'envelope', code: 'E0018' });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }));
  await screen.findByText('The last refresh failed. These figures are of 10:00:00.');
  expect(screen.getAllByRole('row')).toHaveLength(rows);
});

it('keeps the figures of a refresh that fails, and says so', async () => {
  await showCard('deletions');
  await screen.findByRole('link', { name: /Within 7 days: / });
  await backend.fail(countDeletions, { kind: 'envelope', code: 'E0018' });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }));
  await screen.findByText('The last refresh failed. These figures are of 10:00:00.');
  screen.getByRole('link', { name: /Within 7 days: / });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(/^The last refresh failed/)).toBeNull());
});

function showCard(id: string, params: Readonly<Record<string, string>> = { scope: 'week' }): Promise<RenderedScreen> {
  return showCards([id], { params });
}

function showCards(
  ids: readonly string[],
  { preferences = createInMemoryPreferences(), ...options }: Partial<RenderScreenOptions>,
): Promise<RenderedScreen> {
  const hidden = [...statisticCards.map((card) => card.id), deletionList].filter((one) => !ids.includes(one));
  preferences.save(JSON.stringify([plugin.id, 'layout']), { order: [], hidden });
  return renderScreen(<DashboardScreen />, { plugin, session: backend.session, preferences, ...options });
}

/** Shows the table of the first chart, and returns its numbers. */
async function readTable(): Promise<readonly (readonly number[])[]> {
  const [button] = await screen.findAllByRole('button', { name: 'Table' });
  if (button?.getAttribute('aria-pressed') === 'false') fireEvent.click(button);
  const table = within(await screen.findByRole('table'));
  const rows = table.getAllByRole<HTMLTableRowElement>('row').slice(1);
  return rows.map(({ cells }) =>
    Array.from(cells)
      .slice(1)
      .map(({ textContent }) => Number(textContent?.replaceAll(',', ''))),
  );
}
