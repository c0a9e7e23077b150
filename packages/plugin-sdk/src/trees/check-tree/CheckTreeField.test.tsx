import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import { Form } from '../../forms/form/Form.tsx';
import { useForm } from '../../forms/form/useForm.ts';
import { renderScreen } from '../../entries/testing.tsx';
import { CheckTreeField } from './CheckTreeField.tsx';

afterEach(cleanup);

interface Permission {
  readonly code: string;
  readonly children: readonly Permission[];
}

const load = async () => ({ default: {} });
const plugin = { id: 'roles', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const nodes: readonly Permission[] = [
  { code: 'USERS', children: [{ code: 'CREATE', children: [] }] },
  { code: 'NOTICES', children: [] },
];

it('is clean again when the saved set is restored, whatever its order', async () => {
  await renderScreen(<Role send={vi.fn()} />, { plugin });
  fireEvent.click(item(/^CREATE/));
  screen.getByText('dirty');
  screen.getByText('0 granted, 1 revoked');
  fireEvent.click(item(/^CREATE/));
  screen.getByText('clean');
});

it('sends the ticked identifiers, and shows an error of the server', async () => {
  const data = { fields: [{ path: 'codes', rule: 'parent', message: 'A function is unknown.' }] };
  const send = vi.fn(async () => Promise.reject(new ApiError({ code: 'E0004', message: '', data, requestId: '' })));
  await renderScreen(<Role send={send} />, { plugin });
  fireEvent.click(item(/^NOTICES/));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(send).toHaveBeenCalledWith({ codes: ['CREATE', 'USERS', 'NOTICES'] });
  await screen.findByText('A function is unknown.', { selector: '.bdk-field-error' });
  expect(screen.getByRole('group', { name: 'Functions' }).getAttribute('aria-describedby')).toMatch(/-error$/);
});

it('names the node that an error of the server is about', async () => {
  const data = { fields: [{ path: 'codes.2', rule: 'parent', message: 'Tick what is above it.' }] };
  const send = vi.fn(async () => Promise.reject(new ApiError({ code: 'E0004', message: '', data, requestId: '' })));
  await renderScreen(<Role send={send} />, { plugin });
  fireEvent.click(item(/^NOTICES/));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await screen.findByText(/NOTICES.*Tick what is above it\./, { selector: '.bdk-field-error' });
});

it('shows what another user has ticked, and sends both changes', async () => {
  const record = { codes: ['USERS', 'CREATE'], version: 1 };
  const current = { codes: ['USERS'], version: 2 };
  const data = { current, by: 'CHAN', at: null };
  const send = vi.fn(async (_values: { codes: readonly string[] }) => null);
  send.mockRejectedValueOnce(new ApiError({ code: 'E0005', message: '', data, requestId: '' }));
  await renderScreen(<Role send={send} record={record} />, { plugin });
  fireEvent.click(item(/^NOTICES/));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const cells = within(await screen.findByRole('alert', { name: /CHAN/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '2 ticked',
    'Removed: CREATE',
    expect.stringMatching(/^Added: NOTICES ?Both changes are applied\./),
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply mine again' })));
  expect(send).toHaveBeenLastCalledWith({ codes: ['USERS', 'NOTICES'] });
});

function Role({
  send,
  record = { codes: ['CREATE', 'USERS'], version: 1 },
}: {
  readonly send: (values: { codes: readonly string[] }) => Promise<unknown>;
  readonly record?: { readonly codes: readonly string[]; readonly version: number };
}) {
  const form = useForm({
    name: 'role',
    record,
    toValues: ({ codes }) => ({ codes }),
    send: (values) => send(values),
  });
  return (
    <Form form={form} label="Role">
      <p>{form.isDirty ? 'dirty' : 'clean'}</p>
      <CheckTreeField form={form} name="codes" label="Functions" nodes={nodes} {...shape} />
      <button type="submit">Save</button>
    </Form>
  );
}

const shape = {
  idOf: ({ code }: Permission) => code,
  childrenOf: ({ children }: Permission) => children,
  nameOf: ({ code }: Permission) => code,
};

function item(name: RegExp) {
  return screen.getByRole('treeitem', { name });
}
