import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fillIn, renderFields, shownErrors } from '../../../testing/fieldFormFixture.tsx';
import { save } from '../../../testing/nicknameFormFixture.tsx';
import { ColourField } from './ColourField.tsx';

afterEach(cleanup);

const against = [
  { label: 'Light page', colour: '#ffffff' },
  { label: 'Dark page', colour: '#171b20' },
];

it('is chosen or typed, and keeps a text that is not a colour', async () => {
  const { sent, values } = await renderFields({
    values: { accent: '' },
    children: (form) => <ColourField form={form} name="accent" label="Accent" />,
  });
  fireEvent.change(screen.getByLabelText('Accent: choose'), { target: { value: '#aa0000' } });
  const field = screen.getByRole('textbox', { name: 'Accent' });
  expect((field as HTMLInputElement).value).toBe('#aa0000');
  fillIn(field, 'ABC');
  expect([values(), (field as HTMLInputElement).value]).toEqual([{ accent: '#aabbcc' }, '#aabbcc']);
  fillIn(field, 'blue');
  expect(shownErrors()).toEqual(['Enter # and six hexadecimal digits, such as #1f5fbf']);
  await save();
  expect([values(), sent]).toEqual([{ accent: 'blue' }, []]);
});

it('says how well it can be read, and suggests the nearest colour that can', async () => {
  const { values, sent } = await renderFields({
    values: { accent: '#ffd54f' },
    children: (form) => <ColourField form={form} name="accent" label="Accent" against={against} ratio={3} />,
  });
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Light page: 1.4 : 1Too low, 3 : 1 is needed', 'Dark page: 12.2 : 1Readable']);
  fireEvent.click(screen.getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest readable colour$/ }));
  expect(shown()).toEqual(['Light page: 3 : 1Readable', expect.stringMatching(/^Dark page: [\d.]+ : 1Readable$/)]);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  await save();
  expect(sent).toEqual([values()]);
});
