// A form of two fields with its possible responses, for the tests of forms.
import { updateApplication } from '@brokerdesk/api';
import { act, fireEvent, screen } from '@testing-library/react';
import { ApiError, UnreachableError } from '../services/errors.ts';
import { createTestApi, type RenderScreenOptions } from '../entries/testing.tsx';
import { TextField } from '../forms/fields/TextField.tsx';
import { Form } from '../forms/form/Form.tsx';
import type { FormSpec, SendContext } from '../forms/form/FormSpec.ts';
import { loadBodySchema } from '../forms/form/loadBodySchema.ts';
import { useForm } from '../forms/form/useForm.ts';

export interface Client {
  readonly version: number;
  readonly nickname: string;
  readonly remark: string;
}

type Values = { readonly nickname: string; readonly remark: string };
export type Send = (values: Values, context: SendContext<Client>) => Promise<unknown>;

export const client: Client = { version: 3, nickname: 'ming', remark: 'calls' };
const plugin = {
  id: 'clients',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
export const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };

export function NicknameForm(
  props: { readonly send: Send; readonly record?: Client } & Partial<FormSpec<Values, unknown, Client>>,
) {
  const { send, record = client, ...more } = props;
  const form = useForm<Values, unknown, Client>({
    name: 'nickname',
    id: 'A1',
    record,
    toValues: ({ nickname, remark }) => ({ nickname, remark }),
    schema: () => loadBodySchema(updateApplication),
    toBody: ({ nickname }, { version }) => ({ nickname, version }),
    send,
    ...more,
  });
  return (
    <Form form={form} label="Client">
      <TextField form={form} name="nickname" label="Nickname" invalidText="Digits, letters, _ and - only" />
      <TextField form={form} name="remark" label="Remark" />
      <output>{form.isDirty ? 'dirty' : 'clean'}</output>
      <button type="button" onClick={() => form.requestLeave(() => {})}>
        Close
      </button>
      <button>Save</button>
    </Form>
  );
}

export function typeInto(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export async function save(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
}

export function valueOf(label: string): string {
  return (screen.getByLabelText(label) as HTMLInputElement).value;
}

export const currentClient = { ...client, version: 4, nickname: 'ah-ming', remark: 'mails' };
export const conflictError = new ApiError({
  code: 'E0005',
  message: 'changed',
  data: { current: currentClient, by: 'Lee Ka Yan', at: '2026-11-20T02:03:00Z' },
  requestId: 'req-5',
});
export const timeoutError = new UnreachableError('TIMEOUT', { message: 'late' });
