// A converted text is marked until it is reviewed; the mark survives a reload with the rest of the form's draft.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createInMemoryDrafts, createTestApi, renderScreen } from '../../entries/testing.tsx';
import type { DraftService } from '../../services/hostServices.ts';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LocalTextField } from './LocalTextField.tsx';

type Values = { readonly titleEN: string; readonly titleSC: string; readonly titleTC: string };

const plugin = {
  id: 'notices',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

function NoticeForm({ send }: { readonly send: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({
    name: 'notice',
    record: undefined,
    toValues: () => ({ titleEN: '', titleSC: '', titleTC: '開戶優惠' }),
    send,
  });
  return (
    <Form form={form} label="Notice">
      <LanguageTabs form={form} label="Texts">
        <LocalTextField form={form} name="title" label="Title" limit={120} />
      </LanguageTabs>
      <button>Save</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </Form>
  );
}

const open = (drafts: DraftService = createInMemoryDrafts(), send = vi.fn(async () => null)) =>
  renderScreen(<NoticeForm send={send} />, { plugin, api: createTestApi(() => null), drafts });
const simplified = () => screen.getByRole('tab', { name: /^Simplified/ });

async function convert(): Promise<HTMLInputElement> {
  fireEvent.click(simplified());
  const button = screen.getByRole('button', { name: 'Traditional Chinese (converted)' });
  button.focus();
  await act(async () => fireEvent.click(button));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await expect.poll(() => document.activeElement).toBe(field);
  return field;
}

afterEach(cleanup);

it('converts between the Chinese scripts, and marks the text until it is reviewed', async () => {
  await open();
  const field = await convert();
  expect(field.value).toBe('开户优惠');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Converted automatically; check the wording',
  );
  expect(simplified().textContent).toBe('Simplified Chinese✎ 1 1 converted text to review');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed: Title' })));
  expect(simplified().textContent).toBe('Simplified Chinese');
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe('开户优惠');
});

it('ends the mark when the text is edited or discarded', async () => {
  await open();
  const field = await convert();
  fireEvent.change(field, { target: { value: '开户有优惠' } });
  expect(simplified().textContent).toBe('Simplified Chinese');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
  expect(simplified().textContent).toBe('Simplified Chinese1 1 text missing');
});

it('restores the mark with the draft of the form', async () => {
  const drafts = createInMemoryDrafts();
  await open(drafts);
  await convert();
  cleanup();
  await open(drafts);
  await expect.poll(() => simplified().textContent).toContain('1 converted text to review');
});

it('never sends the mark', async () => {
  const send = vi.fn(async () => null);
  await open(createInMemoryDrafts(), send);
  await convert();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { titleEN: '', titleSC: '开户优惠', titleTC: '開戶優惠' },
    expect.anything(),
  );
});

it('offers no conversion to or from English', async () => {
  await open();
  screen.getByRole('button', { name: 'Traditional Chinese' });
  expect(screen.queryByRole('button', { name: /converted/ })).toBeNull();
});
