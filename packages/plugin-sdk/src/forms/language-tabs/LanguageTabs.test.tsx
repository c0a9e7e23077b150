import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createFaq, type LocalText } from '@brokerdesk/api';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApi, type RenderScreenOptions, renderScreen } from '../../entries/testing.tsx';
import { Form } from '../form/Form.tsx';
import { loadBodySchema } from '../form/loadBodySchema.ts';
import { useForm } from '../form/useForm.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LocalTextField } from './LocalTextField.tsx';

type Values = { readonly question: LocalText; readonly answer: LocalText };

const plugin = {
  id: 'faq',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };
const written: Values = {
  question: { EN: 'What are the fees?', TC: '收費如何？', SC: '' },
  answer: { EN: 'See the list.', TC: '', SC: '' },
};

function FaqForm({
  send,
  initial = written,
}: {
  readonly send: (values: Values) => Promise<unknown>;
  readonly initial?: Values;
}) {
  const form = useForm<Values>({
    name: 'faq',
    record: undefined,
    toValues: () => initial,
    schema: () => loadBodySchema(createFaq),
    toBody: (values) => ({ ...values, categoryID: 'C1', published: true }),
    send,
  });
  return (
    <Form form={form} label="Question">
      <LanguageTabs form={form} label="Texts">
        {({ languageName }) => (
          <>
            <LocalTextField form={form} name="question" label={`Question, ${languageName}`} />
            <LocalTextField form={form} name="answer" label={`Answer, ${languageName}`} isMultiline />
          </>
        )}
      </LanguageTabs>
      <button>Save</button>
    </Form>
  );
}

function valueOf(label: string): string {
  return (screen.getByLabelText(label) as HTMLInputElement).value;
}

afterEach(cleanup);

it('shows on each tab how many texts are missing, and updates it during typing', async () => {
  await renderScreen(<FaqForm send={vi.fn()} />, options);
  const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names()).toEqual(['English', 'Simplified Chinese2 2 texts missing', 'Traditional Chinese1 1 text missing']);
  fireEvent.change(screen.getByLabelText('Answer, Traditional Chinese'), { target: { value: '見列表。' } });
  expect(names()[2]).toBe('Traditional Chinese');
});

it('keeps all languages in one form', async () => {
  const send = vi.fn(async () => null);
  const full = { question: written.question, answer: written.answer };
  await renderScreen(<FaqForm send={send} initial={full} />, options);
  const rest = {
    'Answer, Traditional Chinese': '見列表。',
    'Question, Simplified Chinese': '怎么收费？',
    'Answer, Simplified Chinese': '见列表。',
  };
  for (const [label, value] of Object.entries(rest))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    {
      question: { EN: 'What are the fees?', TC: '收費如何？', SC: '怎么收费？' },
      answer: { EN: 'See the list.', TC: '見列表。', SC: '见列表。' },
    },
    expect.anything(),
  );
});

it('selects the tab of the first invalid field, and marks every tab with invalid fields', async () => {
  await renderScreen(<FaqForm send={vi.fn()} />, options);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Question, Simplified Chinese'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Simplified Chinese! 2 2 texts are not valid');
  expect(screen.getByRole('tab', { name: /^Traditional/ }).textContent).toContain('1 text is not valid');
  const parts = within(screen.getByRole('alert')).getAllByRole('button');
  expect(parts.map((button) => /\((.*)\)/.exec(button.textContent)?.[1])).toEqual([
    'Simplified Chinese',
    'Simplified Chinese',
    'Traditional Chinese',
  ]);
});

it('fills empty texts from another language, keeps written ones, and continues in the first that was filled', async () => {
  await renderScreen(<FaqForm send={vi.fn()} />, options);
  const tab = screen.getByRole('tab', { name: /^Traditional/ });
  fireEvent.click(tab);
  const button = screen.getByRole('button', { name: 'English' });
  button.focus();
  await act(async () => fireEvent.click(button));
  expect([valueOf('Question, Traditional Chinese'), valueOf('Answer, Traditional Chinese')]).toEqual([
    '收費如何？',
    'See the list.',
  ]);
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Answer, Traditional Chinese'));
});

it('moves with the arrow keys around both ends', async () => {
  await renderScreen(<FaqForm send={vi.fn()} />, options);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  press('ArrowLeft');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Traditional/ }));
  press('ArrowRight');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('English');
  press('End');
  expect(screen.getByRole('tabpanel').id).toBe(`${document.activeElement?.id}-panel`);
});
