import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  exportQuestions,
  getProfile,
  listProfiles,
  type ProfileDetail,
  type QuestionFile,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import { CreateTemplateDialog } from './CreateTemplateDialog.tsx';

const emulator = openEmulator({ applications: 0 });
const onClose = vi.fn();
let session: TestSession;

describe('CreateTemplateDialog', () => {
  beforeEach(async () => {
    onClose.mockClear();
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('creates a template from the core questions and opens it in the editor', async () => {
    const { opened } = await show();
    await typeTexts('Night desk');
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const created = await find('Night desk 0');
    expect(opened).toEqual([{ code: 'RAO_MODIFY_PROFILE', params: { id: created.profileID } }]);
    expect(created.pages.map(({ pageID }) => pageID)).toEqual(['applicant']);
  });

  it('copies another template with its questions, under names that say so', async () => {
    const { items } = await createSessionApi(session).call(listProfiles, { query: { q: 'DEMO-P-STAFF-PLAN' } });
    await show(items[0]);
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const source = await load('DEMO-P-STAFF-PLAN');
    const { name, pages, blockedCNIP, referrers } = await find('Copy of Corporate staff plan');
    expect([name.TC, pages, blockedCNIP, referrers]).toEqual([`${source.name.TC}（副本）`, source.pages, true, []]);
  });

  it('creates a template from a question file', async () => {
    await show();
    await typeTexts('From a file');
    await chooseFile(await questionFile());
    await screen.findByText(/^The file has no problems\. Pages: 10/);
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect((await find('From a file 0')).pages).toEqual((await load('DEMO-P-STANDARD')).pages);
  });

  it('names the places of all problems of a file, and sends nothing', async () => {
    const { api } = await show();
    const file = await questionFile();
    const employment = file.questions.findIndex(({ questionID }) => questionID === 'employment');
    const questions = file.questions
      .map((question, index) => (index === employment ? { ...question, options: [] } : question))
      .filter(({ questionID }) => questionID !== 'email');
    await chooseFile({ ...file, questions });
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByRole('rowheader', { name: /employment.*options/ });
    within(dialog).getByText('There must be an option to choose.');
    within(dialog).getByText(/The import to the back office needs the question “Email/);
    expect(within(dialog).getByRole('button', { name: 'Create template' }).getAttribute('aria-disabled')).toBe('true');
    expect(api.writes()).toEqual([]);
  });

  it('says which name is taken, and keeps what was typed', async () => {
    await show();
    await typeTexts('Corporate account', { isNumbered: false });
    await submit();
    expect(await screen.findAllByText(/already used|in use|taken/i)).not.toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getAllByLabelText(/^Name/).map((field) => (field as HTMLInputElement).value)).toContain(
      'Corporate account',
    );
  });

  it('offers no copy to a user who may not read whole templates', async () => {
    const permissions = ['RAO', 'RAO_PROFILE_MANAMEMENT', 'RAO_CREATE_PROFILE'];
    await renderScreen(<CreateTemplateDialog copyOf={undefined} onClose={onClose} />, { plugin, session, permissions });
    const starts = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(starts).toEqual(['Core questions only', 'Question file']);
  });
});

function show(copyOf?: Parameters<typeof CreateTemplateDialog>[0]['copyOf']) {
  return renderScreen(<CreateTemplateDialog copyOf={copyOf} onClose={onClose} />, { plugin, session });
}

async function typeTexts(value: string, { isNumbered = true } = {}) {
  for (const [index, tab] of within(screen.getByRole('dialog')).getAllByRole('tab').entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other, as users do
    await act(async () => fireEvent.click(tab));
    for (const label of [/^Name/, /^Description/]) {
      const field = screen.getAllByLabelText(label)[index]!;
      fireEvent.change(field, { target: { value: isNumbered ? `${value} ${index}` : value } });
    }
  }
}

async function chooseFile(content: object) {
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Question file' })));
  const input = screen.getByRole('dialog').querySelector('input[type=file]')!;
  const file = new File([JSON.stringify(content)], 'questions.json', { type: 'application/json' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

async function submit() {
  await act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));
}

async function questionFile(): Promise<QuestionFile> {
  const query = { profileID: 'DEMO-P-STANDARD' };
  const blob = await createSessionApi(session).callForBlob(exportQuestions, { query });
  return JSON.parse(await blob.text()) as QuestionFile;
}

function load(id: string): Promise<ProfileDetail> {
  return createSessionApi(session).call(getProfile, { params: { id } });
}

async function find(name: string): Promise<ProfileDetail> {
  const { items } = await createSessionApi(session).call(listProfiles, { query: { q: name } });
  return load(items[0]!.profileID);
}
