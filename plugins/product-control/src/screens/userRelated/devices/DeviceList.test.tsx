import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import UserRelatedScreen from '../UserRelatedScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  session = await sandbox.signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

describe('the list of device applications', () => {
  it('counts each status, of which one is chosen at a time', async () => {
    const { counts, total } = await list({});
    await show();
    for (const [name, count] of [
      ['All', total],
      ['Applying', counts.PND],
      ['Bound', counts.BIND],
      ['Rejected', counts.REJ],
    ] as const) {
      screen.getByRole('button', { name: new RegExp(`^${name}\\s*${count}$`) });
    }
    expect(screen.queryByRole('button', { name: /^Approved/ })).toBeNull();
    await press(screen.getByRole('button', { name: /^Applying/ }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(counts.PND));
  });

  it('shows a decided one with who decided and when, and without the decision', async () => {
    const [decided] = (await list({ status: 'REJ' })).items;
    const panel = await openPanel(decided!, { status: 'REJ' });
    within(panel).getByText(decided!.remark!);
    within(panel).getByText(new RegExp(`· ${decided!.updateBy}$`));
    expect(within(panel).queryByRole('button', { name: 'Approve' })).toBeNull();
    const actions = screen.getAllByRole('button', { name: /^Actions/ });
    await press(actions[0]!);
    const description = 'This device application is decided. A decision cannot be undone.';
    expect((await screen.findByRole('menuitem', { name: 'Approve', description })).ariaDisabled).toBe('true');
  });
});

describe('the devices of a login', () => {
  it('are the ones bound last, with a link to all of many', async () => {
    const [first] = (await list({ status: 'PND' })).items;
    const bound = (await list({ status: 'BIND' })).items[0]!;
    const row = await sandbox.control.readRow<object>('deviceApplications', bound.applicationID);
    const others = Array.from({ length: 25 }, (_, index) => {
      const id = { applicationID: `DEMO-MANY${index}`, loginID: first!.loginID, UUID: `many-${index}` };
      return sandbox.control.putRow('deviceApplications', id.applicationID, { ...row, ...id });
    });
    await Promise.all(others);
    const { total } = await list({ status: 'BIND', loginID: first!.loginID });
    const panel = await openPanel(first!, { status: 'PND' });
    await within(panel).findByText(`Other devices bound to ${first!.loginID}: ${total}`);
    within(panel).getByRole('link', { name: `and ${total - 20} more` });
  });
});

describe('the decision', () => {
  it('is taken by A with the other devices of the login in view, and the panel goes on to the next one', async () => {
    const [first, second] = (await list({ status: 'PND', sort: '-applyTime' })).items;
    const bound = (await list({ status: 'BIND' })).items[0]!;
    await change(bound, { loginID: first!.loginID, approvalTime: '2026-03-02T02:00:00Z' });
    const panel = await openPanel(first!, { status: 'PND' });
    await within(panel).findByText(bound.UUID);
    fireEvent.keyDown(document.body, { key: 'a' });
    const dialog = await screen.findByRole('dialog', { name: 'Approve this device?' });
    expect(dialog.textContent).toContain(first!.deviceInfo);
    expect(dialog.textContent).toContain(`${first!.bindingDays} days`);
    expect(dialog.textContent).toContain('This cannot be undone.');
    expect(dialog.textContent).toContain(bound.UUID);
    expect(dialog.textContent).toContain('Bound since 02 Mar 2026');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await read(first!)).toMatchObject({ status: 'BIND', remark: null });
    await screen.findByRole('complementary', { name: nameOf(second!) });
  });

  it('needs a remark of at most 200 characters for a rejection, and keeps what was typed', async () => {
    const [first, second] = (await list({ status: 'PND' })).items;
    const panel = await openPanel(first!, { status: 'PND' });
    const button = within(panel).getByRole('button', { name: 'Reject' });
    act(() => button.focus());
    await press(button);
    await screen.findByRole('dialog', { name: 'Reject this device?' });
    await submit();
    await screen.findAllByText('Enter why the device is rejected.');
    await type('x'.repeat(201));
    await submit();
    await screen.findAllByText('Shorten the remark to 200 characters.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Remark/ }).value).toHaveLength(201);
    await type('客戶表示並非本人申請。');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await read(first!)).toMatchObject({ status: 'REJ', remark: '客戶表示並非本人申請。' });
    // The button that opened the dialog is gone with its row.
    const next = await screen.findByRole('complementary', { name: nameOf(second!) });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('is refused if a colleague was quicker, with their decision; nothing typed is lost', async () => {
    const [first] = (await list({ status: 'PND' })).items;
    const panel = await openPanel(first!, { status: 'PND' });
    await press(within(panel).getByRole('button', { name: 'Reject' }));
    await type('Not reached');
    const colleague = createSessionApi(await sandbox.signIn({ userID: 'demo.trading' }));
    const { applicationID, version } = first!;
    await colleague.call(decideDeviceApplication, { params: { applicationID }, body: { action: 'approve', version } });
    const { updateBy } = await read(first!);
    await submit();
    const message = `This device application is already decided: Bound, by ${updateBy}, 04 Nov 2026, 10:00. Nothing was changed.`;
    await screen.findByText(message);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Remark/ }).value).toBe('Not reached');
    expect(await read(first!)).toMatchObject({ status: 'BIND', version: version + 1 });
  });

  it('cannot bind a device twice, and says to whom, by whom and when it was bound', async () => {
    const [first] = (await list({ status: 'PND' })).items;
    const bound = (await list({ status: 'BIND' })).items[0]!;
    await change(first!, { UUID: bound.UUID });
    const panel = await openPanel(first!, { status: 'PND' });
    await within(panel).findByText(boundText(bound));
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(button.ariaDisabled).toBe('true'));
  });

  it('says that the device was bound in the meantime, to whom, by whom and when', async () => {
    const [first] = (await list({ status: 'PND' })).items;
    const panel = await openPanel(first!, { status: 'PND' });
    await press(within(panel).getByRole('button', { name: 'Approve' }));
    await screen.findByRole('dialog');
    const bound = (await list({ status: 'BIND' })).items[0]!;
    await change(bound, { UUID: first!.UUID });
    await submit();
    expect((await screen.findAllByText(boundText(await read(bound)))).length).toBeGreaterThan(0);
  });
});

describe('a decision on several devices', () => {
  it('leaves out what is decided, and hands the others to the tray with one remark', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    const { items } = await list({ sort: '-applyTime' });
    const [first, second] = items.filter(({ status }) => status === 'PND');
    const decided = items.find(({ status }) => status !== 'PND')!;
    const { toasts } = await show({}, { jobs });
    for (const one of [first!, second!, decided]) await select(one);
    await press(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 2 devices' });
    expect(dialog.textContent).toContain(`${nameOf(first!)} · ${first!.deviceInfo} · ${first!.bindingDays} days`);
    expect(dialog.textContent).toContain('1 selected device application is already decided and left out.');
    await type('Not reached');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'decide-devices',
      title: { key: 'devices.reject', values: { count: 2 } },
      items: [first!, second!].map(({ applicationID, loginID, userName, deviceInfo, version }) => ({
        id: applicationID,
        input: { action: 'reject', remark: 'Not reached', version },
        cells: [loginID, userName, deviceInfo],
      })),
    });
    expect(toasts.at(-1)?.text).toContain('“Reject 2 devices” has started.');
  });

  it('says that nothing is left to decide', async () => {
    const [bound] = (await list({ status: 'BIND' })).items;
    await show({ status: 'BIND' });
    await select(bound!);
    const button = await screen.findByRole('button', { name: 'Approve' });
    expect(button.title).toBe('All selected device applications are already decided. A decision cannot be undone.');
  });
});

async function show(params: Readonly<Record<string, string>> = {}, options: object = {}) {
  const rendered = await renderScreen(<UserRelatedScreen />, { plugin, session, params, ...options });
  await screen.findAllByRole('rowheader');
  return rendered;
}

async function openPanel(application: DeviceApplication, params: Readonly<Record<string, string>> = {}) {
  await show({ ...params });
  await press(rowOf(application).querySelector<HTMLElement>('.bdk-row-link')!);
  return screen.findByRole('complementary', { name: nameOf(application) });
}

/** One client may have several rows, so the row is found by the time of the application. */
function rowOf({ userName, deviceInfo }: DeviceApplication): HTMLElement {
  return screen
    .getAllByRole('row')
    .find(({ textContent }) => textContent.includes(userName) && textContent.includes(deviceInfo))!;
}

async function select(application: DeviceApplication) {
  await press(within(rowOf(application)).getByRole('checkbox'));
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function type(value: string) {
  const field = await screen.findByRole('textbox', { name: /^Remark/ });
  await act(async () => fireEvent.change(field, { target: { value } }));
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

function nameOf({ userName, loginID }: DeviceApplication): string {
  return `${userName} (${loginID})`;
}

/** Matches the words for the application by which a device is bound. */
function boundText(bound: DeviceApplication) {
  return (content: string) =>
    content.startsWith(`It is bound to ${nameOf(bound)}: ${bound.updateBy} approved that, `) &&
    /, \d{2} \w{3} \d{4}, \d{2}:\d{2}\. It cannot be bound again/.test(content);
}

type Query = NonNullable<Parameters<ReturnType<typeof createSessionApi>['call']>[1]>;

function list(query: object) {
  const input = { query: { size: 100, ...query } } as Query;
  return createSessionApi(session).call(listDeviceApplications, input as never);
}

async function read({ applicationID }: DeviceApplication): Promise<DeviceApplication> {
  return (await list({ applicationID })).items[0]!;
}

/** Changes a row as no user can. */
async function change({ applicationID }: DeviceApplication, values: object) {
  const row = await sandbox.control.readRow<object>('deviceApplications', applicationID);
  await sandbox.control.putRow('deviceApplications', applicationID, { ...row, ...values });
}
