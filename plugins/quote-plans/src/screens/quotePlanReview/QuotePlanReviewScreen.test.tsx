import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { type BrokerPackages, listFeedPackages, updateFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import QuotePlanReviewScreen from './QuotePlanReviewScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

describe('the brokers', () => {
  it('are shown with the use of each package, and what waits of each', async () => {
    await show();
    for (const { brokerName, packages, needsAudit } of await read()) {
      const row = screen.getByRole('row', { name: new RegExp(brokerName.EN) });
      const limited = packages.filter(({ quota }) => quota !== null);
      expect(
        within(row)
          .queryAllByRole('meter')
          .map((meter) => meter.getAttribute('aria-valuetext')),
      ).toEqual(limited.map(({ inUse, quota }) => `${inUse} of ${quota} in use`));
      const name = `Review ${needsAudit} requests of ${brokerName.EN}`;
      expect(within(row).queryAllByRole('link', { name }).length).toBe(needsAudit > 0 ? 1 : 0);
    }
    const lotus = screen.getByRole('row', { name: /Lotus Capital/ });
    expect(within(lotus).getAllByText('Not sold')).toHaveLength(4);
  });

  it('say in a toast what the server says if they cannot be read', async () => {
    const effect = { kind: 'envelope', code: 'E0099' } as const;
    await sandbox.control.addFault({ match: { method: 'GET', path: '/goapi/feed_packages' }, effect });
    const { toasts } = await renderScreen(<QuotePlanReviewScreen />, { plugin, session });
    await waitFor(() => expect(toasts[0]).toMatchObject({ tone: 'error' }));
    expect(await screen.findAllByRole('button', { name: 'Try again' })).not.toEqual([]);
  });
});

describe('the packages of a broker', () => {
  it('are changed: one more is sold, and one gets more terminals', async () => {
    const before = await readHarbour();
    const { toasts } = await show();
    const dialog = await openPackages();
    const level2 = fieldsOf(dialog, 'Hong Kong Level 2');
    await type('Terminals of Hong Kong Level 2', '60');
    await press(fieldsOf(dialog, 'United States real time').getByRole('radio', { name: 'A number of terminals' }));
    await type('Terminals of United States real time', '5');
    expect(level2.getByRole('radio', { name: 'A number of terminals' })).toHaveProperty('checked', true);
    await submit(dialog);
    await waitFor(() => expect(toasts.at(-1)?.text).toContain('have been saved'));
    const now = await readHarbour();
    expect(now.packages.find(({ packageCode }) => packageCode === 'LEVEL_2')?.quota).toBe(60);
    expect(now.packages.find(({ packageCode }) => packageCode === 'US_REAL_TIME')?.quota).toBe(5);
    expect(now.packages).toHaveLength(before.packages.length + 1);
  });

  it('are not reduced below what is in use, and say how much that is', async () => {
    const { inUse } = levelTwoOf(await readHarbour());
    expect(inUse).toBeGreaterThan(1);
    await show();
    const dialog = await openPackages();
    await type('Terminals of Hong Kong Level 2', String(inUse - 1));
    await submit(dialog);
    const words = `Plans use ${inUse} terminals, waiting requests included. Type at least ${inUse}.`;
    expect(await within(dialog).findAllByText(words)).not.toEqual([]);
    await press(fieldsOf(dialog, 'Hong Kong Level 2').getByRole('radio', { name: 'Not sold' }));
    await submit(dialog);
    expect(await within(dialog).findAllByText(/plans? uses? this package\. End the plans? first\./)).not.toEqual([]);
  });

  it('are refused by the server if more is in use by then, in the same words', async () => {
    const { inUse } = levelTwoOf(await readHarbour());
    await show();
    const dialog = await openPackages();
    await type('Terminals of Hong Kong Level 2', String(inUse));
    const id = (await sandbox.control.listRowIDs('feedPlans')).find((one) => one.startsWith('HARBOUR'))!;
    const row = await sandbox.control.readRow<{ request: object }>('feedPlans', id);
    const request = { ...row.request, packageCode: 'LEVEL_2', quota: 3 };
    const added = { ...row, planID: 'HARBOUR-MORE', userID: 'hb-more', status: 'effective', change: null, request };
    await sandbox.control.putRow('feedPlans', 'HARBOUR-MORE', added);
    await submit(dialog);
    const words = `Plans use ${inUse + 3} terminals, waiting requests included. Type at least ${inUse + 3}.`;
    expect(await within(dialog).findAllByText(words)).not.toEqual([]);
  });

  it('keep a colleague’s change: the conflict shows it, and what was typed stays', async () => {
    await show();
    const dialog = await openPackages();
    await type('Terminals of Hong Kong Level 2', '70');
    const { brokerCode, version, packages } = await readHarbour();
    const raised = packages.map(({ packageCode, limitType, quota }) => {
      return { packageCode, limitType, quota: packageCode === 'LEVEL_2' ? 80 : quota };
    });
    const colleague = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.support' }));
    await colleague.call(updateFeedPackages, { params: { brokerCode }, body: { packages: raised, version } });
    await submit(dialog);
    await within(dialog).findByText(/Daniel Ashworth/);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Terminals of Hong Kong Level 2/).value).toBe('70');
    expect(levelTwoOf(await readHarbour()).quota).toBe(80);
  });
});

async function show() {
  const rendered = await renderScreen(<QuotePlanReviewScreen />, { plugin, session });
  await screen.findAllByRole('rowheader');
  return rendered;
}

/** Opens the dialog from the panel of Harbour Bright. */
async function openPackages(): Promise<HTMLElement> {
  const row = screen.getByRole('row', { name: /Harbour Bright/ });
  await press(row.querySelector<HTMLElement>('.bdk-row-link')!);
  const panel = await screen.findByRole('complementary', { name: 'Harbour Bright Securities' });
  await press(within(panel).getByRole('button', { name: 'Change packages' }));
  return screen.findByRole('dialog', { name: 'Packages of Harbour Bright Securities' });
}

function fieldsOf(dialog: HTMLElement, name: string) {
  return within(within(dialog).getByRole('radiogroup', { name: new RegExp(`^${name}`) }));
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function type(label: string, value: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.blur(field));
}

async function submit(dialog: HTMLElement) {
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

function read(): Promise<readonly BrokerPackages[]> {
  return createSessionApi(session).call(listFeedPackages, { query: {} });
}

async function readHarbour(): Promise<BrokerPackages> {
  return (await read()).find(({ brokerCode }) => brokerCode === 'HARBOUR')!;
}

function levelTwoOf({ packages }: BrokerPackages) {
  return packages.find(({ packageCode }) => packageCode === 'LEVEL_2')!;
}
