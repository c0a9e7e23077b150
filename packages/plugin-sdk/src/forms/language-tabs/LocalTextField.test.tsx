// Texts whose languages are flat on the wire, with a tab for each language and without tabs.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from '../form/Form.tsx';
import type { FormHandle } from '../form/FormHandle.ts';
import { useForm } from '../form/useForm.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LocalTextField } from './LocalTextField.tsx';

type Values = Readonly<Record<'titleEN' | 'titleSC' | 'titleTC' | 'linkEN' | 'linkSC' | 'linkTC', string>>;

const blank: Values = { titleEN: '', titleSC: '', titleTC: '', linkEN: '', linkSC: '', linkTC: '' };
const options = {
  plugin: {
    id: 'notices',
    messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
  },
  api: createTestApi(() => null),
};

interface NoticeFormProps {
  readonly send?: (values: Values) => Promise<unknown>;
  readonly children: (form: FormHandle<Values>) => React.ReactNode;
}

function NoticeForm({ send = async () => null, children }: NoticeFormProps) {
  const form = useForm<Values>({ name: 'notice', record: undefined, toValues: () => blank, send });
  return (
    <Form form={form} label="Notice">
      {children(form)}
      <button>Save</button>
    </Form>
  );
}

const tabs = (form: FormHandle<Values>) => (
  <LanguageTabs form={form} label="Texts">
    {({ at, languageName }) => (
      <>
        <LocalTextField form={form} name="title" label="Title" limit={5} isRequired />
        <TextField form={form} name={at('link')} label={`Link, ${languageName}`} />
      </>
    )}
  </LanguageTabs>
);

afterEach(cleanup);

it('reads and writes flat fields, with a count of characters for each language', async () => {
  const send = vi.fn(async () => null);
  await renderScreen(<NoticeForm send={send}>{tabs}</NoticeForm>, options);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Fees 2027' } });
  screen.getByTitle('9 of at most 5 characters');
  fireEvent.click(screen.getByRole('tab', { name: /^Traditional/ }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: '收費' } });
  fireEvent.change(screen.getByLabelText('Link, Traditional Chinese'), { target: { value: 'https://a.example' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { ...blank, titleEN: 'Fees 2027', titleTC: '收費', linkTC: 'https://a.example' },
    expect.anything(),
  );
});

it('counts as missing what is required or written in another language', async () => {
  await renderScreen(
    <NoticeForm>
      {(form) => (
        <LanguageTabs form={form} label="Texts">
          <LocalTextField form={form} name="title" label="Title" isRequired />
          <LocalTextField form={form} name="link" label="Link" />
        </LanguageTabs>
      )}
    </NoticeForm>,
    options,
  );
  const counts = () => screen.getAllByRole('tab').map((tab) => /\d+/.exec(tab.textContent)?.[0] ?? '0');
  expect(counts()).toEqual(['1', '1', '1']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Link' }), { target: { value: 'https://a.example' } });
  expect(counts()).toEqual(['1', '2', '2']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Fees' } });
  expect(counts()).toEqual(['0', '2', '2']);
});

it('opens the tab of a field of any kind that the server rejects, and focuses the field', async () => {
  const fields = [{ path: 'linkTC', rule: 'invalid_format', message: 'The link does not work.' }];
  const send = () =>
    Promise.reject(new ApiError({ code: 'E0004', message: '', data: { fields }, requestId: undefined }));
  await renderScreen(<NoticeForm send={send}>{tabs}</NoticeForm>, options);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Link, Traditional Chinese'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Traditional Chinese! 1 1 text is not valid');
});

it('is one field for each language outside of tabs', async () => {
  await renderScreen(
    <NoticeForm>
      {(form) => <LocalTextField form={form} name="title" label="Title" hint="Shown to clients" />}
    </NoticeForm>,
    options,
  );
  expect(screen.getAllByRole('textbox').map((field) => [field.getAttribute('lang'), field.id !== ''])).toEqual([
    ['en', true],
    ['zh-Hans', true],
    ['zh-Hant', true],
  ]);
  screen.getByLabelText('Title (Simplified Chinese)');
  expect(screen.getAllByText('Shown to clients')).toHaveLength(1);
});
