import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../entries/testing.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'roles', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

it('sends the values only after the user has confirmed what they change', async () => {
  const send = vi.fn(async () => null);
  await renderScreen(<Name send={send} />, { plugin });
  await save('Clerk');
  const review = screen.getByRole('alertdialog', { name: 'Save this name?' });
  within(review).getByText('Reader becomes Clerk');
  await press(within(review).getByRole('button', { name: 'Back to the form' }));
  expect([screen.queryByRole('alertdialog'), send.mock.calls.length]).toEqual([null, 0]);
  await save('Clerk');
  await press(screen.getByRole('button', { name: 'Save name' }));
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends values at once that need no review', async () => {
  const send = vi.fn(async () => null);
  await renderScreen(<Name send={send} />, { plugin });
  await save('Reader');
  expect(send).toHaveBeenCalledTimes(1);
});

function Name({ send }: { readonly send: () => Promise<unknown> }) {
  const form = useForm({
    name: 'name',
    record: { name: 'Reader' },
    toValues: ({ name }) => ({ name }),
    review: ({ name }, record) =>
      name === record.name
        ? undefined
        : { title: 'Save this name?', content: <p>{`${record.name} becomes ${name}`}</p>, submitLabel: 'Save name' },
    send,
  });
  return (
    <Form form={form} label="Name">
      <TextField form={form} name="name" label="Name" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function save(name: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  await press(screen.getByRole('button', { name: 'Save' }));
}

async function press(button: HTMLElement) {
  await act(async () => fireEvent.click(button));
}
