import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useScreenParams } from '../../hooks/useHost.ts';
import { tableScrollSelector } from '../../kit/blueprintClasses.ts';
import {
  createInMemoryPreferences,
  createTestApi,
  type RenderScreenOptions,
  renderScreen,
} from '../../entries/testing.tsx';
import { Matrix } from './Matrix.tsx';

// Blueprint's table is bundled for the first test of a version.
beforeAll(() => import('./SpreadsheetMatrix.tsx'), 180_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = [
  { id: 'USERS', title: 'Users' },
  { id: 'CREATE', title: 'Create users', level: 1 },
];
const columns = [
  { id: 'R1', title: 'Reader' },
  { id: 'R2', title: 'Writer' },
];
const cellOf = (rowID: string, columnID: string) =>
  rowID === 'CREATE' && columnID === 'R1' ? { mark: '–', text: 'not granted' } : { mark: '✓', text: 'granted' };
const load = async () => ({ default: {} });
const plugin = { id: 'roles', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

it('shows the same as a spreadsheet and as a native table, and keeps the choice of the user', async () => {
  giveElementsASize();
  const preferences = createInMemoryPreferences();
  await show({ preferences });
  const sheet = await screen.findByRole('region', {
    name: 'Functions',
    description: /switch to the plain table/,
  });
  await within(sheet).findAllByText('Create users');
  const texts = new Set([...sheet.querySelectorAll('span')].map(({ textContent }) => textContent));
  expect([...texts]).toEqual(
    expect.arrayContaining(['Function', 'Reader', 'Writer', 'Users', 'Create users', '✓', '–']),
  );
  expect(screen.queryByRole('table')).toBeNull();
  // The keyboard can scroll it.
  const tabStops = [...sheet.querySelectorAll('[tabindex="0"]')];
  expect(tabStops).toEqual([...sheet.querySelectorAll(tableScrollSelector)]);
  // The cells, the first column and the header.
  expect(tabStops).toHaveLength(3);
  // Each title is as wide as its column.
  const widths = screen.getAllByTitle('Writer').map((title) => title.closest<HTMLElement>('.bdk-matrix-header'));
  expect(widths.map((header) => header?.style.flexBasis)).toContain('176px');

  fireEvent.click(screen.getByRole('switch', { name: 'Plain table' }));
  const table = await screen.findByRole('table', { name: 'Functions' });
  const lines = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  expect(lines).toEqual([
    'Function | Reader | Writer',
    'Users | ✓granted | ✓granted',
    'Create users | –not granted | ✓granted',
  ]);
  cleanup();
  await show({ preferences });
  await screen.findByRole('table', { name: 'Functions' });
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Plain table' }).checked).toBe(true);
});

it('shows other rows as soon as they change', async () => {
  giveElementsASize();
  const { goTo } = await show({}, <Shortened />);
  await screen.findAllByText('Create users');
  await goTo({ short: 'true' });
  await waitFor(() => expect(screen.queryByText('Create users')).toBeNull());
  expect(screen.getAllByText('Users').length).toBeGreaterThan(0);
});

const fixed = { label: 'Functions', rowTitle: 'Function', columns, cellOf };

function Shortened() {
  const { short } = useScreenParams();
  return <Matrix {...fixed} rows={short === undefined ? rows : rows.slice(0, 1)} />;
}

function show(options: Partial<RenderScreenOptions>, element = <Matrix {...fixed} rows={rows} />) {
  return renderScreen(element, { plugin, api: createTestApi(() => null), ...options });
}

/** jsdom lays nothing out, and a spreadsheet draws only what is in view. */
function giveElementsASize(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 500));
}
