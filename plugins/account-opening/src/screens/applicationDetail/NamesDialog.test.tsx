import { type ApplicationDetail, updateApplication } from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { openBackend, type TestBackend } from '../../testBackendFixture.ts';
import { NamesDialog } from './NamesDialog.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

beforeEach(async () => {
  backend = await openBackend();
  application = await backend.find('SUB');
});
afterEach(cleanup);

describe('account number and nickname', () => {
  it('are sent padded and in plain characters, however they were typed', async () => {
    const { api } = await fill({ number: ' １２３ ', nickname: 'Siu_Ming' });
    await expectStored({ customAccountNum: '000000123', nickname: 'Siu_Ming' });
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [updateApplication, { version: application.version, customAccountNum: '000000123', nickname: 'Siu_Ming' }],
    ]);
  });

  it('are removed if the fields are empty', async () => {
    application = await setNames({ customAccountNum: '000000001', nickname: 'x_y' });
    await fill({ number: '', nickname: '' });
    await expectStored({ customAccountNum: null, nickname: null });
  });

  it.each([
    ['letters', '12a'],
    ['too many digits', '1234567890'],
    ['zeros only', '000'],
  ])('are not sent with %s as the number', async (_name, number) => {
    const { api } = await fill({ number, nickname: '小明' });
    const fields = screen.getAllByRole('textbox');
    await vi.waitFor(() => expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']));
    expect(api.writes()).toEqual([]);
  });

  it('that another application uses are rejected at the field, with the message of the server', async () => {
    const other = await backend.find('SOF');
    await fill({ number: String(other.customAccountNum), nickname: '' });
    const field = screen.getByRole('textbox', { name: 'Account number' });
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(words).toContain(other.applyID);
  });
});

async function fill({ number, nickname }: { readonly number: string; readonly nickname: string }) {
  const dialog = <NamesDialog application={application} onClose={() => undefined} />;
  const rendered = await renderScreen(dialog, { plugin, session: backend.session });
  fireEvent.change(screen.getByRole('textbox', { name: 'Account number' }), { target: { value: number } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Nickname' }), { target: { value: nickname } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return rendered;
}

async function setNames(names: Pick<ApplicationDetail, 'customAccountNum' | 'nickname'>) {
  const { applyID, version } = application;
  await backend.api.call(updateApplication, { params: { id: applyID }, body: { version, ...names } });
  return backend.read(applyID);
}

function expectStored(names: Pick<ApplicationDetail, 'customAccountNum' | 'nickname'>) {
  return vi.waitFor(async () => expect(await backend.read(application.applyID)).toMatchObject(names));
}
