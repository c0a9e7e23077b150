import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { changeFaq, deleteFaq, type Faq, listFaq, listFaqCategories } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import FaqScreen from './FaqScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const opening = 'FQC-DEMO-OPENING';
const hidden = 'FAQ-DEMO-SECURITY-3';
let session: TestSession;

describe('FaqScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('searches all categories at first, and opens one of them', async () => {
    const { params } = await show({ q: '孖展' });
    const row = await screen.findByRole('row', { name: /margin/i });
    within(row).getByText('Trading');
    await press(screen.getByRole('button', { name: 'Opening an account 3' }));
    expect(params()).toEqual({ category: opening });
    await screen.findByRole('grid', { name: 'Questions in “Opening an account”' });
    screen.getByText('3 questions, 3 published');
  });

  it('shows the question that a link names', async () => {
    await show({ faqID: hidden });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });

  it('publishes a question in its row, and undoes it', async () => {
    const { toasts } = await show({ published: 'false' });
    const before = await read(hidden);
    await press(await screen.findByRole('switch', { name: `Published – ${before.question.EN}` }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]!.text).toBe(`Clients now see “${before.question.EN}”.`);
    expect(await read(hidden)).toMatchObject({ published: true, answer: before.answer, version: before.version + 1 });
    await act(async () => toasts[0]!.action!.run());
    await waitFor(async () => expect((await read(hidden)).published).toBe(false));
  });

  it('keeps what another user has changed when the row is out of date', async () => {
    const { toasts } = await show({ published: 'false' });
    const box = await screen.findByRole('switch');
    const { categoryID, question, published, version } = await read(hidden);
    const answer = { EN: 'New', SC: '新', TC: '新' };
    const body = { categoryID, question, answer, published, version };
    await createSessionApi(session).call(changeFaq, { params: { faqID: hidden }, body });
    await press(box);
    await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['error']));
    expect(await read(hidden)).toMatchObject({ answer, published: false, version: version + 1 });
  });

  it('moves a question to the end of another category', async () => {
    await show({ category: opening });
    const moved = (await questionsOf(opening))[0]!;
    await chooseFor(moved.question.EN, 'Move to a category');
    const select = within(await screen.findByRole('dialog')).getByRole('combobox', { name: /To category/ });
    expect(within(select).queryByRole('option', { name: 'Opening an account' })).toBeNull();
    await submit();
    await screen.findByRole('button', { name: /Choose the category of the question/ });
    fireEvent.change(select, { target: { value: 'FQC-DEMO-TRADING' } });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await questionsOf('FQC-DEMO-TRADING')).at(-1)?.faqID).toBe(moved.faqID);
    expect((await questionsOf(opening)).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('hands several questions to the tray, with the versions that were seen', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    await show({ category: opening }, { jobs });
    const [first, second] = await questionsOf(opening);
    for (const { question } of [first!, second!]) {
      await press(await screen.findByRole('checkbox', { name: question.EN }));
    }
    expect((await screen.findByRole('button', { name: 'Publish' })).title).toBe(
      'All selected questions are published.',
    );
    await press(screen.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'change-questions',
      title: { key: 'jobs.withdraw', values: { count: 2 } },
      items: [first!, second!].map(({ faqID, version }) => ({
        id: faqID,
        input: { set: { published: false }, version },
      })),
    });
  });

  it('creates a question in the category that is shown', async () => {
    await show({ category: opening });
    await press(await screen.findByRole('button', { name: 'New question' }));
    const fields = within(await screen.findByRole('dialog'));
    ['Where are you?', '你们在哪里？', '你們在哪裡？'].forEach((value, index) => {
      fireEvent.change(fields.getAllByLabelText(/^Question/)[index]!, { target: { value } });
      fireEvent.change(fields.getAllByLabelText(/^Answer/)[index]!, { target: { value: `${value}\n!` } });
    });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await questionsOf(opening)).at(-1)).toMatchObject({
      question: { EN: 'Where are you?', SC: '你们在哪里？', TC: '你們在哪裡？' },
      published: false,
      sequence: 4,
    });
  });

  it('says why a category with questions, and the last one, cannot be deleted', async () => {
    const { toasts } = await show({ category: opening });
    await deleteCategory();
    expect(toasts.map(({ text }) => text)).toEqual(['The category has 3 questions. Move or delete them first.']);
    for (const { faqID, version } of (await createSessionApi(session).call(listFaq, {})).items) {
      await createSessionApi(session).call(deleteFaq, {
        params: { faqID },
        query: { version: await versionOf(faqID, version) },
      });
    }
    cleanup();
    await show();
    await screen.findByRole('button', { name: 'All questions 0' });
    for (let left = 4; left > 1; left -= 1) {
      await press(screen.getAllByRole('button', { name: / 0$/ }).at(-1)!);
      await deleteCategory();
      await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
      await waitFor(async () => expect(await categories()).toHaveLength(left - 1));
      await waitFor(() => expect(screen.getAllByRole('button', { name: / 0$/ })).toHaveLength(left));
    }
    const last = await show({ category: opening });
    await deleteCategory();
    expect(last.toasts.at(-1)?.text).toMatch(/^At least one category must remain/);
    expect(await categories()).toHaveLength(1);
  });

  it('previews what clients see: published questions, in their order and in each language', async () => {
    await show({}, { language: 'en' });
    await press(await screen.findByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog');
    const phone = await within(dialog).findByRole('region', { name: 'As the app shows it' });
    const { question } = await read(hidden);
    expect(phone.textContent).not.toContain(question.EN);
    expect(
      within(phone)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual((await categories()).map(({ name }) => name.EN));
    await press(within(dialog).getByRole('tab', { name: 'Traditional Chinese' }));
    within(dialog).getByText('開戶需時多久？');
  });
});

async function show(params: Readonly<Record<string, string>> = {}, options: object = {}) {
  return renderScreen(<FaqScreen />, { plugin, session, params, ...options });
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

async function chooseFor(question: string, item: string) {
  const row = await screen.findByRole('row', { name: (name) => name.startsWith(question) });
  await press(within(row).getAllByRole('button').at(-1)!);
  await press(await screen.findByRole('menuitem', { name: item }));
}

async function deleteCategory() {
  await press(await screen.findByRole('button', { name: 'Delete category' }));
}

const api = () => createSessionApi(session);
const categories = () => api().call(listFaqCategories, {});

async function questionsOf(categoryID: string): Promise<readonly Faq[]> {
  return (await api().call(listFaq, { query: { categoryID, sort: 'sequence', size: 500 } })).items;
}

async function read(faqID: string): Promise<Faq> {
  return (await api().call(listFaq, { query: { faqID } })).items[0]!;
}

async function versionOf(faqID: string, version: number): Promise<number> {
  return (await read(faqID))?.version ?? version;
}
