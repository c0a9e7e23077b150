// An input method composes while the user changes tabs: each text ends up in the language that it was typed in, complete.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { languages } from '@brokerdesk/api';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { localTextFields } from '../../formats/textIn.ts';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LocalTextField } from './LocalTextField.tsx';

type Values = Readonly<Record<'titleEN' | 'titleSC' | 'titleTC', string>>;

const isWhole = process.env['BROKERDESK_WHOLE'] === '1';
const runs = isWhole ? 10 : 2;
const switches = isWhole ? 1_000 : 200;
let form: FormHandle<Values> | undefined;

function NoticeForm() {
  const notice = useForm<Values>({
    name: 'notice',
    record: undefined,
    toValues: () => ({ titleEN: '', titleSC: '', titleTC: '' }),
    send: async () => null,
    storesDraft: false,
  });
  form = notice;
  return (
    <Form form={notice} label="Notice">
      <LanguageTabs form={notice} label="Texts">
        <LocalTextField form={notice} name="title" label="Title" />
      </LanguageTabs>
    </Form>
  );
}

/** Composes letters in a field, and commits them as a word, or as they are if the composition is interrupted. */
function compose(field: HTMLInputElement, { letters, word }: { readonly letters: string; readonly word: string }) {
  const before = field.value;
  fireEvent.compositionStart(field);
  for (let length = 1; length <= letters.length; length += 1) {
    fireEvent.input(field, { target: { value: before + letters.slice(0, length) }, isComposing: true });
  }
  return {
    commit() {
      fireEvent.input(field, { target: { value: before + word }, isComposing: true });
      fireEvent.compositionEnd(field, { data: word });
      return word;
    },
    interrupt() {
      fireEvent.compositionEnd(field, { data: letters });
      return letters;
    },
  };
}

const step = fc.record({
  tab: fc.integer({ min: 0, max: languages.length - 1 }),
  letters: fc.stringMatching(/^[a-z]{1,4}$/),
  word: fc.stringMatching(/^[一-龥]{1,3}$/),
  // The browser ends a composition before the click; a form that is rejected opens a tab in the middle of one.
  end: fc.constantFrom('before the switch', 'after the switch', 'interrupted'),
});

afterEach(cleanup);

it(`keeps every character in its language in ${switches} changes of tabs during compositions`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: switches / runs, maxLength: switches / runs }), async (steps) => {
      cleanup();
      await renderScreen(<NoticeForm />, {
        plugin: {
          id: 'notices',
          messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
        },
        api: createTestApi(() => null),
      });
      const tabs = screen.getAllByRole('tab');
      const fields = screen.getAllByLabelText<HTMLInputElement>('Title');
      const expected = ['', '', ''];
      let selected = 0;
      for (const { tab, letters, word, end } of steps) {
        const composition = compose(fields[selected]!, { letters, word });
        const typedIn = selected;
        if (end === 'before the switch') expected[typedIn] += composition.commit();
        if (end === 'interrupted') expected[typedIn] += composition.interrupt();
        fireEvent.click(tabs[tab]!);
        if (end === 'after the switch') expected[typedIn] += composition.commit();
        selected = tab;
      }
      expect(fields.map(({ value }) => value)).toEqual(expected);
      expect(languages.map((language) => form?.methods.getValues(`title${localTextFields[language]}`))).toEqual(
        expected,
      );
    }),
    { numRuns: runs },
  );
}, 600_000);
