import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  createOpeningFormTemplate,
  getProfile,
  listOpeningFormTemplates,
  type ProfileDetail,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import { OpeningFormsTab } from './OpeningFormsTab.tsx';
import { makePdf } from './malformedPdfsFixture.ts';

const emulator = openEmulator({ applications: 300 });
let session: TestSession;
let template: ProfileDetail;

describe('OpeningFormsTab', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
    template = await createSessionApi(session).call(getProfile, { params: { id: 'DEMO-P-STANDARD' } });
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('lists the files, uploads another, and deletes it', async () => {
    await show();
    const [form] = await list();
    const row = await screen.findByRole('row', { name: new RegExp(form!.fileName) });
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe(String(form!.formCount));
    choose([new File([makePdf()], 'new_form-2.pdf', { type: 'application/pdf' })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
    const added = await screen.findByRole('row', { name: /^new_form-2.pdf/ });
    fireEvent.click(within(added).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('No opening form can be generated with it any longer.');
    fireEvent.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^new_form-2.pdf/ })).toBeNull());
    expect((await list()).map(({ fileName }) => fileName)).toEqual([form!.fileName]);
  });

  it('does not delete a file while forms are made from it, and says how many', async () => {
    await show();
    const [form] = await list();
    expect(form!.formCount).toBeGreaterThan(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      `${form!.formCount} opening forms were made from it, so it stays.`,
    );
  });

  it('keeps the shown file in the address', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Pages and fields' }));
    const [form] = await list();
    const pages = await screen.findByRole('region', { name: 'Pages' });
    within(pages).getByText(form!.fileName);
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pages' })).toBeNull());
  });

  it('shows why the server refuses a file, and lets the user try again', async () => {
    await show();
    await screen.findByRole('button', { name: 'Delete' });
    const name = 'taken_meanwhile.pdf';
    choose([new File([makePdf()], name)]);
    const upload = await screen.findByRole('button', { name: 'Upload 1 file' });
    const files = { file: [new File([makePdf()], name)] };
    await createSessionApi(session).call(createOpeningFormTemplate, {
      body: { profileID: template.profileID },
      files,
    });
    fireEvent.click(upload);
    await screen.findByText(/An opening-form template with this file name already exists/);
    screen.getByRole('button', { name: /^Try again/ });
  });
});

function show() {
  return renderScreen(<OpeningFormsTab template={template} />, { plugin, session, params: { id: template.profileID } });
}

function choose(files: readonly File[]): void {
  const input = document.querySelector('input[type=file]')!;
  act(() => void fireEvent.change(input, { target: { files } }));
}

async function list() {
  const { profileID } = template;
  return createSessionApi(session).call(listOpeningFormTemplates, { query: { profileID } });
}
