import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createAnnouncement, listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import AnnouncementsScreen from '../AnnouncementsScreen.tsx';
import AnnouncementDetailScreen from '../detail/AnnouncementDetailScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const texts = { EN: 'Far away', SC: '遥远', TC: '遙遠' };
let session: TestSession;

describe('AnnouncementCalendar', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('shows the month of a link, and the announcements of its day with their periods', async () => {
    // From the evening in UTC on: the next day in Shanghai.
    await add({ startTime: '2031-03-09T16:00:00Z', endTime: '2031-03-12T16:00:00Z' });
    await show('2031-03-10');
    screen.getByRole('heading', { name: 'March 2031' });
    const day = selectedDay();
    expect(day.textContent).toMatch(/10 March 2031: 2 announcements/);
    const panel = within(screen.getByRole('region', { name: /^Displayed on/ }));
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Far away');
    panel.getByText('10 Mar 2031, 00:00 – 13 Mar 2031, 00:00');
    expect(namesOfDays('2031-03-09', '2031-03-12', '2031-03-13')).toEqual([
      expect.stringMatching(/1 announcement$/),
      expect.stringMatching(/2 announcements$/),
      expect.stringMatching(/1 announcement$/),
    ]);
  });

  it('moves by keys, into other months too, and from a day to its announcements', async () => {
    const { params } = await show('2031-03-30');
    selectedDay().focus();
    const keys = [
      ['ArrowRight', '2031-03-31'],
      ['ArrowDown', '2031-04-07'],
      ['End', '2031-04-13'],
      ['Home', '2031-04-07'],
      ['ArrowUp', '2031-03-31'],
      ['PageUp', '2031-02-28'],
      ['ArrowLeft', '2031-02-27'],
      ['PageDown', '2031-03-27'],
    ] as const;
    for (const [key, day] of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await act(async () => fireEvent.keyDown(document.activeElement!, { key }));
      expect([key, selectedDay().dataset['day'], document.activeElement === selectedDay()]).toEqual([key, day, true]);
    }
    expect(params()).toMatchObject({ view: 'calendar', day: '2031-03-27' });
    await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'Enter' }));
    expect(document.activeElement?.textContent).toMatch(/^Displayed on .*27 March 2031/);
  });

  it('counts what has no room on a day, and lists all of it beside the grid', async () => {
    for (let index = 0; index < 20; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await add({ startTime: '2031-03-10T01:00:00Z', endTime: '2031-03-11T01:00:00Z' });
    }
    await show('2031-03-10');
    expect(selectedDay().textContent).toContain('+16');
    expect(within(screen.getByRole('region', { name: /^Displayed on/ })).getAllByRole('link')).toHaveLength(21);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Previous month' })));
    expect(selectedDay().textContent).toMatch(/: 1 announcement10$/);
  });

  it('says that nothing is displayed on a day, and returns to today', async () => {
    await show('2001-05-05');
    screen.getByText('Clients see no announcement on this day');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Today' })));
    await waitFor(() => expect(selectedDay().getAttribute('aria-current')).toBe('date'));
  });

  it('creates an announcement for the chosen day, from its midnight in Shanghai to the next', async () => {
    await show('2031-03-10');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New announcement' })));
    const fields = within(await screen.findByRole('dialog'));
    const [from, until] = fields.getAllByRole<HTMLInputElement>('textbox', { name: /^(From|Until)/ });
    expect([from?.value, until?.value]).toEqual(['10 Mar 2031, 00:00', '11 Mar 2031, 00:00']);
    for (const label of [/^Title/, /^Content/]) {
      for (const [index, value] of Object.values(texts).entries()) {
        fireEvent.change(fields.getAllByLabelText(label)[index]!, { target: { value } });
      }
    }
    await act(async () => fireEvent.click(fields.getByRole('switch', { name: /^Published/ })));
    const dialog = await screen.findByRole('dialog');
    await act(async () => fireEvent.submit(dialog.querySelector('form')!));
    await waitFor(() => expect(selectedDay().textContent).toMatch(/: 2 announcements/));
    const { items } = await createSessionApi(session).call(listAnnouncements, { query: { q: texts.EN } });
    expect(items).toMatchObject([{ startTime: '2031-03-09T16:00:00.000Z', endTime: '2031-03-10T16:00:00.000Z' }]);
    expect(namesOfDays('2031-03-09', '2031-03-11')).toEqual([
      expect.stringMatching(/1 announcement$/),
      expect.stringMatching(/1 announcement$/),
    ]);
  });

  it('leads from an announcement back to the day from which the user came', async () => {
    const { opened } = await show('2031-03-10');
    const panel = within(screen.getByRole('region', { name: /^Displayed on/ }));
    await act(async () => fireEvent.click(panel.getAllByRole('link')[0]!));
    expect(opened).toMatchObject([{ child: 'detail', params: { day: '2031-03-10' } }]);
    cleanup();
    const params = opened[0]?.params;
    const detail = await renderScreen(<AnnouncementDetailScreen />, { plugin, session, ...(params && { params }) });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Calendar of the announcements' })));
    expect(detail.opened).toMatchObject([{ params: { view: 'calendar', day: '2031-03-10' } }]);
  });

  it('leads back to the list by its tab, and keeps the day in the address', async () => {
    const { params } = await show('2031-03-10');
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'List' })));
    expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
    expect(params()).toMatchObject({ view: 'list', day: '2031-03-10' });
  });
});

async function show(day: string) {
  const shown = await renderScreen(<AnnouncementsScreen />, { plugin, session, params: { view: 'calendar', day } });
  await screen.findByRole('grid');
  return shown;
}

function selectedDay(): HTMLElement {
  return screen.getByRole('gridcell', { selected: true });
}

function namesOfDays(...days: readonly string[]): readonly (string | null | undefined)[] {
  const grid = screen.getByRole('grid');
  return days.map((day) => grid.querySelector(`[data-day="${day}"] .bdk-hidden`)?.textContent);
}

async function add(period: { readonly startTime: string; readonly endTime: string }) {
  const body = { title: texts, content: texts, ...period, published: true };
  await createSessionApi(session).call(createAnnouncement, { body });
}
