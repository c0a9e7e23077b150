import { cleanup } from '@testing-library/react';
import { afterEach, expect, expectTypeOf, it } from 'vitest';
import { useSlot } from '../hooks/useSlot.ts';
import { defineSlot } from '../definition/slot.ts';
import { renderScreen } from '../entries/testing.tsx';
import { Slot } from './Slot.tsx';

interface Props {
  readonly templateID: string;
}

const notes = defineSlot<Props>('templates.notes');
const plugin = {
  id: 'templates',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const fills = ['First', 'Second'].map((title) => ({
  key: title,
  title,
  render: (props: object) => <p>{`${title} of ${(props as Props).templateID}`}</p>,
}));

afterEach(cleanup);

it('shows what other plugins add, in order, with the props of the slot', async () => {
  const element = <Slot token={notes} props={{ templateID: 'P1' }} />;
  const { container } = await renderScreen(element, { plugin, slots: { 'templates.notes': fills } });
  expect(container.textContent).toBe('First of P1Second of P1');
});

it('shows nothing if no plugin fills the slot', async () => {
  const { container } = await renderScreen(<Slot token={notes} props={{ templateID: 'P1' }} />, { plugin });
  expect(container.textContent).toBe('');
});

it('lists titles and typed parts for tabs', async () => {
  function Titles() {
    const items = useSlot(notes);
    expectTypeOf(items[0]!.render).parameter(0).toEqualTypeOf<Props>();
    return items.map(({ title }) => title).join(', ');
  }
  const { container } = await renderScreen(<Titles />, { plugin, slots: { 'templates.notes': fills } });
  expect(container.textContent).toBe('First, Second');
});

it('rejects props that the slot does not have', () => {
  // @ts-expect-error the slot passes a template, not an application
  expectTypeOf(<Slot token={notes} props={{ applyID: 'A1' }} />).toBeObject();
});
