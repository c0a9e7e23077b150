import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { changeFaq, deleteFaq, type Faq, listFaq, listFaqCategories } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import { QuestionOrder } from './QuestionOrder.tsx';

const emulator = openEmulator({ applications: 0 });
const categoryID = 'FQC-DEMO-OPENING';
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

/** Fills the category, so that it has so many questions. */
async function fillCategory(count: number): Promise<void> {
  const row = await sandbox.control.readRow<Faq>('faq', 'FAQ-DEMO-OPENING-1');
  const put = (sequence: number) => {
    const question = { EN: nameOf(sequence), SC: `问题 ${sequence}`, TC: `問題 ${sequence}` };
    return sandbox.control.putRow('faq', `FAQ-${sequence}`, { ...row, faqID: `FAQ-${sequence}`, question, sequence });
  };
  await Promise.all(Array.from({ length: count - 3 }, (_, index) => put(index + 4)));
}

it('has the same order on the screen, in the store and for screen readers, beyond the first page', async () => {
  const dialog = await openOrder(60);
  const expected = (await stored()).map(({ question }) => question.EN);
  const first = expected[0]!;
  const move = (name: string, position: number) => {
    expected.splice(expected.indexOf(name), 1);
    expected.splice(position - 1, 0, name);
  };
  await moveTo(first, 55);
  move(first, 55);
  expect(within(dialog).getByText(`${first} is now at position 55 of 60.`).getAttribute('role')).toBe('status');
  const second = expected[0]!;
  await press(`Move ${second} down`);
  move(second, 2);
  await moveTo(expected[2]!, 60);
  // Undone again, so that it has no effect.
  fireEvent.keyDown(rowsIn(dialog)[0]!, { key: 'z', ctrlKey: true });
  expect(rowsIn(dialog).map((row) => row.querySelector('.bdk-reorder-name')?.textContent?.trim())).toEqual(expected);
  await press('Save order');
  await waitFor(async () => expect((await stored()).map(({ question }) => question.EN)).toEqual(expected));
  expect((await stored()).map(({ sequence }) => sequence)).toEqual(expected.map((_, at) => at + 1));
});

it('keeps the order of two editors, and loses no question that one of them has added or deleted', async () => {
  const count = 30;
  const dialog = await openOrder(count);
  await moveTo(nameOf(10), 1);
  const other = createSessionApi(session);
  const [, gone, moved] = await stored();
  await other.call(deleteFaq, { params: gone!, query: { version: gone!.version } });
  const { question, answer, published, version } = moved!;
  const body = { question, answer, published, version, categoryID: 'FQC-DEMO-TRADING' };
  await other.call(changeFaq, { params: moved!, body });
  const added = { EN: 'Added meanwhile', SC: '新增', TC: '新增' };
  const row = await sandbox.control.readRow<Faq>('faq', 'FAQ-10');
  await sandbox.control.putRow('faq', 'FAQ-9999', { ...row, faqID: 'FAQ-9999', question: added, sequence: count });
  await press('Save order');
  await press((await within(dialog).findByRole('button', { name: /again/i })).textContent ?? '');
  await press('Save order');
  await waitFor(async () => expect((await stored())[0]?.question.EN).toBe(nameOf(10)));
  const names = (await stored()).map((faq) => faq.question.EN);
  expect(names).toHaveLength(count - 1);
  expect(new Set(names).size).toBe(count - 1);
  expect(names).toContain('Added meanwhile');
  expect(names).not.toContain(gone!.question.EN);
});

it('saves the order exactly once, however many responses are lost', async () => {
  await openOrder(30);
  await moveTo(nameOf(10), 1);
  const before = await stored();
  await sandbox.control.addFault({
    match: { method: 'PATCH', path: '/goapi/faq/sequences' },
    effect: { kind: 'lostReply' },
    when: { times: 3 },
  });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await screen.findByText('Save order');
    await press('Save order');
  }
  await waitFor(async () => expect((await stored())[0]?.question.EN).toBe(nameOf(10)));
  const after = await stored();
  expect(after.map(({ faqID }) => faqID).slice(1)).toEqual(
    before.map(({ faqID }) => faqID).filter((id) => id !== 'FAQ-10'),
  );
});

function nameOf(sequence: number): string {
  return `Question ${sequence}`;
}

async function openOrder(count: number): Promise<HTMLElement> {
  await fillCategory(count);
  const categories = await createSessionApi(session).call(listFaqCategories, {});
  const category = categories.find((one) => one.categoryID === categoryID)!;
  await renderScreen(<QuestionOrder category={category} onClose={() => {}} />, { plugin, session });
  const dialog = await screen.findByRole('dialog', { name: /^Order of the questions/ });
  await waitFor(() => expect(rowsIn(dialog).length).toBeGreaterThan(0));
  return dialog;
}

/** By label or words: of many rows, finding a button by its role takes seconds. */
async function press(name: string) {
  const [button] = [...screen.queryAllByLabelText(name), ...screen.queryAllByText(name)];
  await act(async () => fireEvent.click(button!));
}

async function moveTo(name: string, position: number) {
  await press(`Move ${name} to a position`);
  const field = screen.getByLabelText(/^New position/);
  fireEvent.change(field, { target: { value: String(position) } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
}

/** The rows, as screen readers find them. */
function rowsIn(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('[role=row]')];
}

async function stored(): Promise<readonly Faq[]> {
  const query = { categoryID, sort: 'sequence', size: 500 } as const;
  return (await createSessionApi(session).call(listFaq, { query })).items;
}
