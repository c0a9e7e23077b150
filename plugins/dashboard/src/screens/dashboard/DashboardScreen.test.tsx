import {
  countOcrRegions,
  countRegions,
  countSubmittedApplications,
  listApplications,
} from '@brokerdesk/plugin-sdk/api';
import {
  createInMemoryPreferences,
  createTestApi,
  renderScreen,
  type RenderScreenOptions,
} from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { now, openBackend, type TestBackend } from '../../testBackendFixture.ts';
import { deletionList, statisticCards } from './cards/cards.ts';
import DashboardScreen from './DashboardScreen.tsx';
import { FilterBar } from './FilterBar.tsx';

let backend: TestBackend;

// Loaded before the tests, which are not to wait for it.
beforeAll(() => import('./ArrangeDialog.tsx'), 180_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  backend = await openBackend();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const titles = [
  'Submitted applications',
  'Where submitted applications stand',
  'Where applicants stop',
  'Regions',
  'Deleted automatically soon',
  'Top referrers',
  'CA certifications',
  'Recognition of documents (OCR)',
];

it('shows the eight statistics and what is deleted next, with links to what they count', async () => {
  const { opened } = await show();
  const card = await findCard('Submitted applications');
  fireEvent.click(await card.findByRole('link', { name: /^Submitted applications · Submitted: \d+$/ }));
  const params = opened.at(-1)?.params ?? {};
  expect(params).toMatchObject({ applyDateFrom: '2026-10-06', applyDateTo: '2026-11-04' });
  const { total } = await backend.api.call(listApplications, { query: params });
  card.getByRole('link', { name: `Submitted applications · Submitted: ${total}` });
  expect(Array.from(document.querySelectorAll('section h2'), ({ textContent }) => textContent)).toEqual([
    ...titles,
    'Next to be deleted',
  ]);
  const list = await findCard('Next to be deleted');
  expect((await list.findAllByRole('row')).length).toBeGreaterThan(1);
});
it('has no link and no list of applications for a user who may not see them', async () => {
  await show({ session: await backend.limitTo('RAO', 'RAO_DATA_CHART') });
  await (await findCard('Submitted applications')).findByText(/more|fewer|As many/);
  const regions = await findCard('Regions');
  fireEvent.click(await regions.findByRole('button', { name: 'Table' }));
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(Array.from(document.querySelectorAll('section h2'), ({ textContent }) => textContent)).toEqual(titles);
});

it('shows the error of one card in this card, which tries again alone', async () => {
  await backend.fail(countRegions, { kind: 'envelope', code: 'E0018' }, 2);
  await showCards(['submitted', 'regions']);
  const card = await findCard('Regions');
  expect((await card.findByRole('alert')).textContent).toContain('“Regions” could not be loaded');
  await (await findCard('Submitted applications')).findByRole('link', { name: /Submitted: \d+$/ });
  await backend.control.clearFaults();
  fireEvent.click(card.getByRole('button', { name: 'Try again' }));
  await card.findByRole('link', { name: /^Regions · Hong Kong: \d+$/ });
});

it('keeps scope, period, region and template in the address', async () => {
  const { params, api } = await showCards(['submitted', 'ocr']);
  await findCard('Submitted applications');
  fireEvent.click(screen.getByRole('radio', { name: 'Weeks' }));
  await waitFor(() => expect(params()).toEqual({ scope: 'week' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'thisMonth' } });
  await waitFor(() => expect(params()).toEqual({ period: 'thisMonth' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'CN' } });
  await waitFor(() => expect(params()).toEqual({ period: 'thisMonth', region: 'CN' }));
  const query = { scope: 'day', from: '2026-11-01', to: '2026-11-04', region: 'CN' };
  await waitFor(() =>
    expect(
      api.calls.filter(({ endpoint }) => endpoint === countSubmittedApplications).map((call) => call.query),
    ).toContainEqual(expect.objectContaining(query)),
  );
  // The recognition of documents cannot be filtered, and says so.
  (await findCard('Recognition of documents (OCR)')).getByText(/^Counted for all regions:/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(params()).toEqual({ period: 'thisMonth' }));
});

it('corrects an impossible address, says how, and shows the rest', async () => {
  const wrong = { from: '2026-10-20', to: '2027-01-01', region: 'US', profileID: 'gone', scope: 'day' };
  const { params } = await showCards(['submitted'], { params: wrong });
  const message = await screen.findByText(/^Its template has been deleted/);
  await waitFor(() => expect(params()).toEqual({ from: '2026-10-20', to: '2026-11-04' }));
  const problems = within(message.closest('ul')!).getAllByRole('listitem');
  expect(problems).toHaveLength(3);
  await (await findCard('Submitted applications')).findByRole('link', { name: /Submitted: \d+$/ });
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/^Its template has been deleted/)).toBeNull();
});

it('enlarges a card, and leads back with Escape', async () => {
  const { params } = await showCards(['regions']);
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge “Regions”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Regions' });
  expect(params()).toEqual({ card: 'regions' });
  await within(dialog).findByRole('figure', { name: 'Regions' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(params()).toEqual({});
});

it('moves and hides cards, keeps the layout for the user, and resets it', async () => {
  const preferences = createInMemoryPreferences();
  // Without a response no chart is drawn.
  const api = createTestApi(() => new Promise(() => {}));
  const { toasts, unmount } = await show({ preferences, api });
  choose('Regions', 'Move forward');
  choose('Submitted applications', 'Hide');
  await waitFor(() => expect(toasts.at(-1)?.text).toContain('is hidden'));
  unmount();
  await show({ preferences, api });
  const headings = () => Array.from(document.querySelectorAll('section h2'), ({ textContent }) => textContent);
  expect(headings().slice(0, 4)).toEqual([titles[1], 'Regions', 'Where applicants stop', titles[4]]);
  fireEvent.click(screen.getByText('Arrange cards'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange cards' }));
  expect((await dialog.findByLabelText<HTMLInputElement>(`Show “${titles[0]}”`)).checked).toBe(false);
  fireEvent.click(dialog.getByText('Reset layout'));
  fireEvent.click(dialog.getByText('Done'));
  await waitFor(() => expect(headings().slice(0, 8)).toEqual(titles));
});

it('reads the figures again when the user asks for it, and says when they are of', async () => {
  const { api } = await showCards(['ocr', 'deletions']);
  await screen.findByText('Figures as of 10:00:00');
  await (await findCard('Recognition of documents (OCR)')).findByText(/percentage points|The same as/);
  const before = api.calls.filter(({ endpoint }) => endpoint === countOcrRegions).length;
  vi.setSystemTime(Date.parse(now) + 5_000);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }));
  await screen.findByText('Figures as of 10:00:05');
  screen.getByText('The figures are up to date.');
  expect(api.calls.filter(({ endpoint }) => endpoint === countOcrRegions).length).toBeGreaterThan(before);
});

it('does not render the filters again when cards have new figures', async () => {
  const rendered = vi.spyOn(FilterBar as unknown as { type: () => void }, 'type');
  await showCards(['ocr', 'deletions']);
  await screen.findByText('Figures as of 10:00:00');
  await (await findCard('Recognition of documents (OCR)')).findByText(/percentage points|The same as/);
  const before = rendered.mock.calls.length;
  vi.setSystemTime(Date.parse(now) + 5_000);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }));
  await screen.findByText('Figures as of 10:00:05');
  expect([before > 0, rendered.mock.calls.length]).toEqual([true, before]);
  rendered.mockRestore();
});

it('prints the visible cards with period and filters, without tools and links', async () => {
  const printed = vi.fn();
  window.print = printed;
  await showCards(['regions', 'deletionList'], { params: { region: 'HK', period: 'lastMonth' } });
  await (await findCard('Regions')).findByRole('link', { name: /^Regions · Hong Kong: \d+$/ });
  await (await findCard('Next to be deleted')).findByRole('table');
  await waitFor(() => expect(document.querySelector('[data-card=regions] .highcharts-root')).not.toBeNull());
  fireEvent.click(screen.getByText('Print'));
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  const paper = document.querySelector<HTMLElement>('.bdk-print')!;
  expect(paper.textContent).toMatch(/Data Chart1\s?–\s?31 Oct 2026/);
  expect(paper.textContent).toContain('One bar is: Day · Hong Kong · All templates');
  expect(Array.from(paper.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual([
    'Regions',
    'Next to be deleted',
  ]);
  expect(paper.querySelectorAll('figure svg').length).toBeGreaterThan(0);
  expect(paper.querySelectorAll('button:not([class*=highcharts]), select, a')).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.bdk-print')).toBeNull();
});

it('passes scope, period and filters to the cards of other plugins', async () => {
  const shown: unknown[] = [];
  const render = (props: object) => {
    shown.push(props);
    return <p>Visits of the branches</p>;
  };
  await showCards([], {
    params: { scope: 'week', region: 'HK' },
    slots: { 'dashboard.cards': [{ key: 'branches:visits', title: 'Visits', render }] },
  });
  const card = await findCard('Visits');
  card.getByText('Visits of the branches');
  const view = { scope: 'week', from: '2026-08-17', to: '2026-11-04', region: 'HK', profileID: undefined };
  expect(shown.at(-1)).toEqual({ ...view, medium: 'screen' });
});

it.each([
  ['zh-Hans', '数据图表', '已提交的申请'],
  ['zh-Hant', '數據圖表', '已提交的申請'],
] as const)('is translated into %s', async (language, title, card) => {
  await showCards(['submitted'], { language });
  screen.getByRole('heading', { name: title, level: 1 });
  await screen.findByRole('region', { name: card });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<DashboardScreen />, { plugin, session: backend.session, ...options });
}

/** Shows some of the cards, because drawing takes most of the time. */
function showCards(ids: readonly string[], options: Partial<RenderScreenOptions> = {}) {
  const preferences = createInMemoryPreferences();
  const hidden = [...statisticCards.map(({ id }) => id), deletionList].filter((id) => !ids.includes(id));
  preferences.save(JSON.stringify([plugin.id, 'layout']), { order: [], hidden });
  return show({ preferences, ...options });
}

async function findCard(name: string) {
  return within(await screen.findByRole('region', { name }));
}

function choose(card: string, command: string) {
  fireEvent.click(screen.getByLabelText(`Card “${card}”`));
  fireEvent.click(screen.getByText(command));
}
