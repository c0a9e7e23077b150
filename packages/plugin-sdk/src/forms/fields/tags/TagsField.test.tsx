import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFields, shownErrors } from '../../../testing/fieldFormFixture.tsx';
import { save } from '../../../testing/nicknameFormFixture.tsx';
import { TagsField } from './TagsField.tsx';

afterEach(cleanup);

const nineDigits = (tag: string) => (/^\d{9}$/.test(tag) ? undefined : 'nine digits');
const field = () => screen.getByRole('textbox', { name: 'Accounts' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const tags = () => within(screen.getByRole('list', { name: 'Accounts' })).getAllByRole('button');

function showAccounts(accounts: readonly string[], limit = 1000) {
  return renderFields({
    values: { accounts },
    children: (form) => <TagsField form={form} name="accounts" label="Accounts" check={nineDigits} limit={limit} />,
  });
}

it('adds what is typed with Enter, a separator, or when the user leaves the field', async () => {
  const { values } = await showAccounts([]);
  type('100000001');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  type('100000002,');
  type('100000003');
  fireEvent.blur(field());
  expect(values()).toEqual({ accounts: ['100000001', '100000002', '100000003'] });
  screen.getByText('3 / 1,000');
});

it('adds nothing with the keys of an input method', async () => {
  const { values } = await showAccounts([]);
  type('100000001');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.compositionStart(field());
  type('100000001 ');
  expect(values()).toEqual({ accounts: [] });
});

it('adds a pasted list, and names what was there already', async () => {
  const { values } = await showAccounts(['100000001']);
  fireEvent.paste(field(), { clipboardData: { getData: () => '100000002\n100000001\n100000003' } });
  expect(values()).toEqual({ accounts: ['100000001', '100000002', '100000003'] });
  screen.getByText('2 values added. One was there already: 100000001');
});

it('takes no value of a pasted table, whose other columns have other texts', async () => {
  const { values } = await showAccounts(['100000001']);
  fireEvent.paste(field(), { clipboardData: { getData: () => '100000002\t15060\r\n100000003\t91234567\r\n' } });
  expect(values()).toEqual({ accounts: ['100000001'] });
  screen.getByText(/^Nothing was added: several columns were pasted/);
  fireEvent.paste(field(), { clipboardData: { getData: () => '100000002\t100000003' } });
  expect(values()).toEqual({ accounts: ['100000001', '100000002', '100000003'] });
});

it('keeps invalid values, names them, and is not sent with them or with too many', async () => {
  const { sent } = await showAccounts(['100000001'], 2);
  fireEvent.paste(field(), { clipboardData: { getData: () => '100000002\n100000001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove 100000002' }));
  type('12AB');
  fireEvent.blur(field());
  expect(shownErrors()).toEqual(['Remove or correct the value that is not valid: 12AB']);
  screen.getByRole('button', { name: 'Remove 12AB – nine digits' });
  await save();
  fireEvent.paste(field(), { clipboardData: { getData: () => '100000002 100000003' } });
  fireEvent.blur(field());
  fireEvent.click(screen.getByRole('button', { name: 'Remove 12AB – nine digits' }));
  await expect.poll(shownErrors).toEqual(['At most 2: remove 1']);
  await save();
  expect(sent).toEqual([]);
});

it('removes by keyboard, and the focus stays in the list until it is empty', async () => {
  const { values } = await showAccounts(['100000001', '100000002', '100000003']);
  expect(tags().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  tags()[0]?.focus();
  fireEvent.keyDown(tags()[0]!, { key: 'End' });
  expect(document.activeElement).toBe(tags()[2]);
  fireEvent.keyDown(tags()[2]!, { key: 'Delete' });
  expect([values(), document.activeElement]).toEqual([{ accounts: ['100000001', '100000002'] }, tags()[1]]);
  fireEvent.keyDown(tags()[1]!, { key: 'Backspace' });
  fireEvent.click(tags()[0]!);
  expect([values(), document.activeElement]).toEqual([{ accounts: [] }, field()]);
});

it('is sent with Ctrl and Enter together with what is typed', async () => {
  const { sent } = await showAccounts(['100000001']);
  type('100000002');
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await expect.poll(() => sent).toEqual([{ accounts: ['100000001', '100000002'] }]);
});
