import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  exportQuestions,
  getProfile,
  type ProfileDetail,
  type QuestionFile,
  setBlockedCnIp,
  updateProfile,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setQuestion } from '../../../model/edits/setFields.ts';
import { bodyOf, documentOf } from '../../../model/TemplateDocument.ts';
import plugin from '../../../plugin.ts';
import { QuestionFileTab } from './QuestionFileTab.tsx';

const emulator = openEmulator({ applications: 60 });
let session: TestSession;
let template: ProfileDetail;
let file: QuestionFile;

describe('QuestionFileTab', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
    template = await read();
    const blob = await api().callForBlob(exportQuestions, { query: { profileID: template.profileID } });
    file = JSON.parse(await blob.text()) as QuestionFile;
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('downloads the questions', async () => {
    const createAddress = vi.fn<() => string>(() => 'blob:questions');
    URL.createObjectURL = createAddress;
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Download the question file' }));
    await screen.findByText('Saved as questions-DEMO-P-STAFF-PLAN.json.');
    expect(createAddress).toHaveBeenCalledOnce();
  });

  it('shows what a file changes and who keeps the present version, and replaces the questions once confirmed', async () => {
    const dialog = await open();
    choose(withLabel('A new text'));
    const changes = await within(dialog).findByRole('list', { name: 'What the file changes' });
    expect(changes.textContent).toContain('A new text');
    expect(dialog.textContent).toContain('Applicants who start from now on fill in version 4');
    expect(dialog.textContent).toContain(`${template.applications.total} applications keep the version`);
    expect((await read()).templateVersion).toBe(3);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Replace and publish version 4' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await read()).toMatchObject({ templateVersion: 4, name: template.name });
  });

  it('names the places of problems, and sends nothing', async () => {
    const dialog = await open();
    choose({
      ...file,
      questions: file.questions.map((one, index) => (index === 3 ? { ...one, groupID: 'none' } : one)),
    });
    await within(dialog).findByText(/has no group “none”/);
    expect(within(dialog).getByRole('rowheader').textContent).toContain('Question 4');
    expect(submitButton(dialog).getAttribute('aria-disabled')).toBe('true');
    expect(await read()).toEqual(template);
  });

  it('says that a file changes nothing', async () => {
    const dialog = await open();
    choose(file);
    await within(dialog).findByText(/^The file has the questions that the template already has/);
    expect(submitButton(dialog).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows what another user changed meanwhile, and compares the file with that', async () => {
    const dialog = await open();
    choose(withLabel('A new text'));
    await within(dialog).findByRole('list', { name: 'What the file changes' });
    const changed = setQuestion('planShare', { maximum: 20 })(documentOf(template));
    const body = { ...bodyOf(changed), version: template.version };
    await api().call(updateProfile, { params: { id: template.profileID }, body });
    fireEvent.click(submitButton(dialog));
    const changes = await within(dialog).findByText('Maximum');
    expect(changes.closest('li')?.textContent).toMatch(/20.*15/s);
    expect(dialog.textContent).toContain('Applicants who start from now on fill in version 5');
    expect((await read()).templateVersion).toBe(4);
  });

  it('is an import only for users who may change templates', async () => {
    const { version } = template;
    await api().call(setBlockedCnIp, { params: { id: template.profileID }, body: { blockedCNIP: false, version } });
    await show(['RAO', 'RAO_PROFILE_MANAMEMENT', 'RAO_VIEW_PROFILE']);
    screen.getByRole('button', { name: 'Download the question file' });
    expect(screen.queryByRole('button', { name: 'Choose a question file' })).toBeNull();
  });
});

function api() {
  return createSessionApi(session);
}

function read(): Promise<ProfileDetail> {
  return api().call(getProfile, { params: { id: 'DEMO-P-STAFF-PLAN' } });
}

function withLabel(EN: string): QuestionFile {
  const [first, ...others] = file.questions;
  return { ...file, questions: [{ ...first!, label: { ...first!.label, EN } }, ...others] };
}

function submitButton(dialog: HTMLElement) {
  return within(dialog).getByRole('button', { name: /^Replace and publish/ });
}

function show(functions?: readonly string[]) {
  return renderScreen(<QuestionFileTab template={template} />, {
    plugin,
    session,
    params: { id: template.profileID },
    ...(functions && { permissions: functions }),
  });
}

async function open(): Promise<HTMLElement> {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a question file' }));
  return screen.findByRole('dialog');
}

function choose(content: unknown): void {
  const chosen = new File([JSON.stringify(content)], 'questions.json', { type: 'application/json' });
  act(() => void fireEvent.change(document.querySelector('dialog input[type=file]')!, { target: { files: [chosen] } }));
}
