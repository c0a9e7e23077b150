import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../services/errors.ts';
import { fillIn, renderFields, shownErrors } from '../../../testing/fieldFormFixture.tsx';
import { options as screenOptions, save } from '../../../testing/nicknameFormFixture.tsx';
import { createInMemoryDrafts, renderScreen } from '../../../entries/testing.tsx';
import { Form } from '../../form/Form.tsx';
import { useForm } from '../../form/useForm.ts';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

const textOf = (element: HTMLElement) => (element as HTMLInputElement).value;

it('groups thousands while the field does not have the focus', async () => {
  const { values } = await renderFields({
    values: { quota: 1_000_000 },
    children: (form) => <NumberField form={form} name="quota" label="Quota" />,
  });
  const field = screen.getByLabelText('Quota');
  expect(textOf(field)).toBe('1,000,000');
  fireEvent.focus(field);
  expect(textOf(field)).toBe('1000000');
  fillIn(field, '２，５００');
  expect([textOf(field), values()]).toEqual(['2,500', { quota: 2500 }]);
  fillIn(field, '');
  expect([textOf(field), values()]).toEqual(['', { quota: null }]);
});

it('keeps the text selected that Tab has reached, and the caret of a click, when the grouping goes', async () => {
  await renderFields({
    values: { quota: 1_000_000 },
    children: (form) => <NumberField form={form} name="quota" label="Quota" />,
  });
  const field = screen.getByLabelText('Quota') as HTMLInputElement;
  field.setSelectionRange(0, field.value.length);
  fireEvent.focus(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['1000000', 0, 7]);
  fireEvent.blur(field);
  field.setSelectionRange(2, 2);
  fireEvent.focus(field);
  expect(field.selectionStart).toBe(field.selectionEnd);
});

it('keeps a text that is not a number, says what to enter, and is not sent with it', async () => {
  const { sent, values } = await renderFields({
    values: { quota: 5 },
    children: (form) => <NumberField form={form} name="quota" label="Quota" minimum={1} />,
  });
  const field = screen.getByLabelText('Quota');
  fillIn(field, '12,5');
  expect([textOf(field), values(), shownErrors()]).toEqual([
    '12,5',
    { quota: '12,5' },
    ['Enter a number, such as 1,234'],
  ]);
  await save();
  expect(sent).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(field);
  fillIn(field, '125');
  await expect.poll(shownErrors).toEqual([]);
  await save();
  expect(sent).toEqual([{ quota: 125 }]);
});

it('checks the rules when the user leaves the field, before the rules of the screen', async () => {
  const received: unknown[] = [];
  const { sent } = await renderFields({
    values: { quota: null },
    form: { validate: ({ quota }) => (received.push(quota), []) },
    children: (form) => <NumberField form={form} name="quota" label="Quota" minimum={1} maximum={1_000_000} />,
  });
  const field = screen.getByLabelText('Quota');
  for (const [typed, error] of [
    ['0', 'At least 1'],
    ['2,000,000', 'At most 1,000,000'],
    ['1.5', 'Enter a whole number'],
  ] as const) {
    fillIn(field, typed);
    expect(shownErrors()).toEqual([error]);
  }
  await save();
  expect([sent, received]).toEqual([[], [null]]);
});

it('steps with the arrow keys within its range, if it has a step', async () => {
  const { values } = await renderFields({
    values: { plain: 5, stepped: 9.9 },
    children: (form) => (
      <>
        <NumberField form={form} name="plain" label="Plain" />
        <NumberField form={form} name="stepped" label="Stepped" step={0.1} decimals={1} maximum={10} />
      </>
    ),
  });
  fireEvent.keyDown(screen.getByLabelText('Plain'), { key: 'ArrowUp' });
  const stepped = screen.getByRole('spinbutton', { name: 'Stepped' });
  fireEvent.keyDown(stepped, { key: 'ArrowUp', isComposing: true });
  expect(values()).toEqual({ plain: 5, stepped: 9.9 });
  fireEvent.keyDown(stepped, { key: 'ArrowUp' });
  fireEvent.keyDown(stepped, { key: 'ArrowUp' });
  expect([values(), stepped.getAttribute('aria-valuenow')]).toEqual([{ plain: 5, stepped: 10 }, '10']);
  fillIn(stepped, 'ten');
  fireEvent.keyDown(stepped, { key: 'ArrowUp' });
  expect(textOf(stepped)).toBe('ten');
});

it('stores a text that is not a number in the draft', async () => {
  const drafts = createInMemoryDrafts();
  const show = () =>
    renderFields({
      values: { quota: null },
      drafts,
      children: (form) => <NumberField form={form} name="quota" label="Quota" />,
    });
  const first = await show();
  fillIn(screen.getByLabelText('Quota'), 'about 5');
  first.unmount();
  await show();
  await expect.poll(() => textOf(screen.getByLabelText('Quota'))).toBe('about 5');
});

it('is not sent over the changes of another user either while it has a text that is not a number', async () => {
  const data = { current: { version: 2, quota: 6 }, by: 'Lee Ka Yan', at: null };
  const send = vi.fn(() => Promise.reject(new ApiError({ code: 'E0005', message: '', data, requestId: '' })));
  function QuotaForm() {
    const form = useForm<{ readonly quota: number }, unknown, { readonly version: number; readonly quota: number }>({
      name: 'quota',
      record: { version: 1, quota: 5 },
      toValues: ({ quota }) => ({ quota }),
      send,
    });
    return (
      <Form form={form} label="Plan">
        <NumberField form={form} name="quota" label="Quota" />
        <button>Save</button>
      </Form>
    );
  }
  await renderScreen(<QuotaForm />, screenOptions);
  fillIn(screen.getByLabelText('Quota'), '7');
  await save();
  fillIn(screen.getByLabelText('Quota'), 'seven');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply mine again' })));
  expect(send).toHaveBeenCalledTimes(1);
  expect(shownErrors()).toEqual(['Enter a number, such as 1,234']);
});
