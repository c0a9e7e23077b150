// A form of any fields for their tests: it shows its values, and keeps what it sends.
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../forms/form/Form.tsx';
import type { FormHandle } from '../forms/form/FormHandle.ts';
import type { FormSpec } from '../forms/form/FormSpec.ts';
import { useForm } from '../forms/form/useForm.ts';
import { createTestApi, renderScreen, type RenderScreenOptions } from '../entries/testing.tsx';

type Values = Readonly<Record<string, unknown>>;

interface FieldFormOptions extends Omit<RenderScreenOptions, 'plugin'> {
  readonly values: Values;
  readonly form?: Partial<Pick<FormSpec<Values>, 'send' | 'validate' | 'toBody' | 'storesDraft'>>;
  readonly children: (form: FormHandle<Values>) => ReactNode;
}

const plugin = {
  id: 'fields',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

/** Renders fields in a form; returns what was sent, and the form's current values. */
export async function renderFields({ values, form: spec = {}, children, ...options }: FieldFormOptions) {
  const sent: Values[] = [];
  let current: FormHandle<Values> | undefined;
  function FieldForm() {
    const form = useForm<Values>({
      name: 'fields',
      record: undefined,
      toValues: () => values,
      send: async (body) => void sent.push(body),
      ...spec,
    });
    current = form;
    return (
      <Form form={form} label="Fields">
        {children(form)}
        <button>Save</button>
      </Form>
    );
  }
  const shown = await renderScreen(<FieldForm />, { plugin, api: createTestApi(() => null), ...options });
  return { ...shown, sent, values: () => current?.methods.getValues() as Values };
}

/** Types a text into a field and leaves it. */
export function fillIn(element: HTMLElement, value: string): void {
  fireEvent.focus(element);
  fireEvent.change(element, { target: { value } });
  fireEvent.blur(element);
}

/** Returns the errors that fields show. */
export function shownErrors(): readonly string[] {
  return [...screen.getByRole('form').querySelectorAll('.bdk-field-error')].map(({ textContent }) => textContent);
}
