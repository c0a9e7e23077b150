import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fillIn, renderFields, shownErrors } from '../../../testing/fieldFormFixture.tsx';
import { save } from '../../../testing/nicknameFormFixture.tsx';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

const shown = () => [
  (screen.getByRole('combobox', { name: 'Area code' }) as HTMLSelectElement).value,
  (screen.getByRole('textbox', { name: 'Mobile' }) as HTMLInputElement).value,
];

it('shows area and number, and leaves an unchanged number as it is', async () => {
  const { values } = await renderFields({
    values: { mobile: '+86 101 7305 2218' },
    children: (form) => <PhoneField form={form} name="mobile" label="Mobile" />,
  });
  expect(shown()).toEqual(['+86', '101 7305 2218']);
  fillIn(screen.getByRole('textbox', { name: 'Mobile' }), '10173052218');
  expect([shown(), values()]).toEqual([['+86', '101 7305 2218'], { mobile: '+86 101 7305 2218' }]);
});

it('selects the area of a pasted number', async () => {
  const { values } = await renderFields({
    values: { mobile: '' },
    children: (form) => <PhoneField form={form} name="mobile" label="Mobile" />,
  });
  const number = screen.getByRole('textbox', { name: 'Mobile' });
  expect(shown()).toEqual(['+852', '']);
  fillIn(number, '＋86 13800000000');
  expect([shown(), values()]).toEqual([['+86', '138 0000 0000'], { mobile: '+86 138 0000 0000' }]);
  fillIn(number, '+6591234567');
  expect([shown(), values()]).toEqual([['overseas', '+65 91234567'], { mobile: '+65 91234567' }]);
});

it('keeps an incomplete number, says what is missing, and is not sent with it', async () => {
  const { sent, values } = await renderFields({
    values: { mobile: '' },
    children: (form) => <PhoneField form={form} name="mobile" label="Mobile" />,
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Area code' }), { target: { value: '+86' } });
  expect([shown(), values()]).toEqual([['+86', ''], { mobile: '' }]);
  fillIn(screen.getByRole('textbox', { name: 'Mobile' }), '138 000');
  expect([shown(), values(), shownErrors()]).toEqual([
    ['+86', '138 000'],
    { mobile: '+86 138 000' },
    ['Enter 11 digits, beginning with 1'],
  ]);
  await save();
  expect(sent).toEqual([]);
});
