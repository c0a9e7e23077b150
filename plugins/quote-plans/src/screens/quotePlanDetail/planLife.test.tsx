// The life of a quote plan by the emulator's clock, around midnight in Shanghai, as its screen shows it to staff in New York.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { auditFeedPlan, type FeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { PlanDialog } from '../../plans/form/PlanDialog.tsx';
import { choosePackage, field, submit, type } from '../../plans/form/planFormFixture.ts';
import { pretendNewYork } from '../../plans/newYorkClockFixture.ts';
import QuotePlanDetailScreen from './QuotePlanDetailScreen.tsx';

const emulator = openEmulator({ applications: 0, now: Date.parse('2026-03-01T23:30:00Z') });
const client = { userID: 'dm600301', customerName: '羅雅涵' };
let sandbox: TestSandbox;
let session: TestSession;

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => emulator.close());

it('applied, approved, in force, changed and terminated: each on its day in Shanghai, and said so', async () => {
  sandbox = await emulator.openSandbox({ now: '2026-03-01T23:30:00Z', frozen: true });
  // Half past seven on 2 March in Shanghai.
  await setClock('2026-03-01T23:30:00Z');
  await renderScreen(<PlanDialog desk="broker" preset={client} onClose={() => {}} />, { plugin, session });
  await choosePackage('LEVEL_2');
  await type(/^Terminals/, '2');
  await type(/^First day/, '2026-03-03');
  await submit();
  await waitFor(async () => expect(await find()).toMatchObject({ status: 'applied', effectiveDate: '2026-03-03' }));
  await showsAt('2026-03-01T23:30:00Z', ['Applied for', 'Waiting for the provider’s review']);
  await approve();
  await showsAt('2026-03-02T15:59:00Z', ['Approved', 'In force from 03 Mar 2026']);
  await showsAt('2026-03-02T16:01:00Z', ['In force']);

  await showsAt('2026-03-03T23:30:00Z', ['In force']);
  await press('Change');
  // The 4th has begun in Shanghai, so tomorrow is the 5th.
  await waitFor(() => expect(field(/^First day/).value).toBe('05 Mar 2026'));
  await type(/^Terminals/, '3');
  await submit();
  await waitFor(async () => expect(await find()).toMatchObject({ change: { audit: 'pending' } }));
  await approve();
  const change = 'Changes to Hong Kong Level 2, 3 terminals on 05 Mar 2026';
  await showsAt('2026-03-04T15:59:00Z', ['In force', change]);
  await showsAt('2026-03-04T16:01:00Z', ['In force']);
  expect(screen.queryByText(change)).toBeNull();
  expect(await find()).toMatchObject({ quota: 3, effectiveDate: '2026-03-05', change: null });

  await press('End');
  await type(/^Last day/, '2026-03-06');
  await act(async () =>
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End the plan' })),
  );
  await waitFor(async () => expect((await find()).terminationDate).toBe('2026-03-06'));
  await showsAt('2026-03-06T15:59:00Z', ['In force', 'Ends after 06 Mar 2026']);
  await showsAt('2026-03-06T16:01:00Z', ['Terminated']);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

const api = () => createSessionApi(session);

async function find(): Promise<FeedPlan> {
  return (await api().call(listFeedPlans, { query: { userID: client.userID } })).items[0]!;
}

async function approve() {
  const provider = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' }));
  const { planID, version } = await find();
  await provider.call(auditFeedPlan, { params: { planID }, body: { action: 'approve', version } });
}

/** Sets the clocks of server and browser. */
async function setClock(now: string) {
  await sandbox.control.changeClock({ set: now, frozen: true });
  session = await sandbox.signIn({ userID: 'demo.trading' });
  pretendNewYork(now);
}

/** Opens the screen at a time, and finds texts on it. */
async function showsAt(now: string, texts: readonly string[]) {
  cleanup();
  await setClock(now);
  const { planID } = await find();
  await renderScreen(<QuotePlanDetailScreen />, { plugin, session, params: { planID } });
  // oxlint-disable-next-line no-await-in-loop -- one text after the other
  for (const one of texts) expect((await screen.findAllByText(one)).length, `${now}: ${one}`).toBeGreaterThan(0);
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
