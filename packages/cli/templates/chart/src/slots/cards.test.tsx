import { createSessionApi, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getStatistics } from '../endpoints.ts';
import plugin from '../plugin.ts';
import { openBackend } from '../testBackendFixture.ts';
import { totalOf } from '../totalOf.ts';
import TodayCard from './TodayCard.tsx';
import WeekCard from './WeekCard.tsx';

afterEach(cleanup);

it('shows the numbers of today and of the week, which lead to the dashboard', async () => {
  const { session } = await openBackend();
  const { days } = await createSessionApi(session).call(getStatistics, { query: { period: '7' } });
  const { opened, api } = await renderScreen(
    <>
      <TodayCard />
      <WeekCard />
    </>,
    { plugin, session },
  );
  const phone = days.at(-1)!.counts.phone;
  fireEvent.click(await screen.findByRole('link', { name: `Phone · Today: ${phone}` }));
  const total = totalOf(...days);
  fireEvent.click(await screen.findByRole('link', { name: `Last 7 days · Enquiries: ${total}` }));
  const target = { code: 'X_SAMPLE_PLUGIN', params: { period: '7' } };
  expect(opened).toEqual([target, target]);
  expect(screen.getByText(/^Change: [+-]?\d+%$/)).toBeTruthy();
  // Both cards show one response.
  expect(api.calls).toHaveLength(1);
});

it.each([
  ['today', TodayCard],
  ['the week', WeekCard],
])('says in the card of %s what failed, and tries again', async (_name, Card) => {
  const { session, fail } = await openBackend();
  await fail({ kind: 'envelope', code: 'E0018' });
  await renderScreen(<Card />, { plugin, session });
  expect((await screen.findByRole('alert')).textContent).toContain('The statistics could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(1);
});
