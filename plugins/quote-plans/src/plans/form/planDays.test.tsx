// The days that the forms of quote plans offer and accept are those of Shanghai, wherever the browser is.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { type FeedPlan, getFeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { EndPlanDialog } from '../EndPlanDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { pretendNewYork } from '../newYorkClockFixture.ts';
import { choosePackage, field, isPlain, submit, type } from './planFormFixture.ts';

const emulator = openEmulator({ applications: 0 });
const client = { userID: 'dm600301', customerName: '羅雅涵' };
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => emulator.close());

describe('on the clock of Shanghai, seen from New York', () => {
  it.each([
    ['2026-03-02T15:59:00Z', '2026-03-02', '02 Mar 2026', '2026-03-01'],
    ['2026-03-02T16:01:00Z', '2026-03-03', '03 Mar 2026', '2026-03-02'],
    ['2026-03-02T23:30:00Z', '2026-03-03', '03 Mar 2026', '2026-03-02'],
  ])('at %s a plan begins on %s at the earliest', async (now, day, shown, tooEarly) => {
    await setClock(now);
    await showNew();
    expect(field(/^First day/).value).toBe(shown);
    await choosePackage('LEVEL_2');
    await type(/^Terminals/, '1');
    await type(/^First day/, tooEarly);
    await submit();
    expect(await screen.findAllByText(`Not before ${shown}.`)).not.toEqual([]);
    await type(/^First day/, day);
    await submit();
    await waitFor(async () => expect(await plansOf(client.userID)).toMatchObject([{ effectiveDate: day }]));
  });

  it.each([
    ['2026-03-02T15:59:00Z', '03 Mar 2026', '2026-03-02'],
    ['2026-03-02T16:01:00Z', '04 Mar 2026', '2026-03-03'],
    ['2026-03-02T23:30:00Z', '04 Mar 2026', '2026-03-03'],
  ])('at %s a change begins on %s at the earliest', async (now, shown, tooEarly) => {
    await setClock(now);
    const plan = await findPlan(isPlain);
    const { api: calls } = await show(<PlanDialog desk="broker" plan={plan} onClose={close} />);
    expect(field(/^First day/).value).toBe(shown);
    await screen.findByRole('option', { name: 'Hong Kong Level 2' });
    await type(/^Terminals/, '4');
    await type(/^First day/, tooEarly);
    await submit();
    expect(await screen.findAllByText(`Not before ${shown}.`)).not.toEqual([]);
    expect(calls.writes()).toEqual([]);
  });

  it.each([
    ['2026-03-02T15:59:00Z', '2026-03-02'],
    ['2026-03-02T16:01:00Z', '2026-03-03'],
    ['2026-03-02T23:30:00Z', '2026-03-03'],
  ])('at %s a plan ends on %s at the earliest', async (now, today) => {
    await setClock(now);
    const plan = await findPlan(isPlain);
    await show(<EndPlanDialog plan={plan} onClose={close} />);
    await submit();
    await waitFor(async () =>
      expect(await api().call(getFeedPlan, { params: { planID: plan.planID } })).toMatchObject({
        terminationDate: today,
      }),
    );
  });
});

describe('on a computer whose clock is wrong', () => {
  it.each([2, -2, 24, -24, 40 * 24, -40 * 24])('by %i hours, a plan begins today by the server', async (hours) => {
    const now = '2026-03-02T15:59:00Z';
    await setClock(now);
    const clockOffsetMs = -hours * 3_600_000;
    vi.setSystemTime(Date.parse(now) - clockOffsetMs);
    await showNew({ clockOffsetMs });
    expect(field(/^First day/).value).toBe('02 Mar 2026');
    screen.getByText(/Today is 02 Mar 2026/);
    await choosePackage('LEVEL_2');
    await type(/^Terminals/, '1');
    await submit();
    await waitFor(async () => expect(await plansOf(client.userID)).toMatchObject([{ effectiveDate: '2026-03-02' }]));
  });
});

function close() {}

const api = () => createSessionApi(session);

function show(element: React.ReactElement, options: object = {}) {
  return renderScreen(element, { plugin, session, ...options });
}

function showNew(options: object = {}) {
  return show(<PlanDialog desk="broker" preset={client} onClose={close} />, options);
}

async function plansOf(userID: string): Promise<readonly FeedPlan[]> {
  return (await api().call(listFeedPlans, { query: { userID } })).items;
}

async function findPlan(isWanted: (plan: FeedPlan) => boolean): Promise<FeedPlan> {
  const { items } = await api().call(listFeedPlans, { query: { size: 500 } });
  return items.find(isWanted)!;
}

/** Sets the clocks of server and browser. */
async function setClock(now: string) {
  await sandbox.control.changeClock({ set: now, frozen: true });
  session = await sandbox.signIn({ userID: 'demo.trading' });
  pretendNewYork(now);
}
