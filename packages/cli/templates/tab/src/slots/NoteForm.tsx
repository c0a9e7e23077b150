import { Button, Row, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { Form, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { addNote } from '../endpoints.ts';
import { noteMaxLength } from '../noteMaxLength.ts';
import { useText } from '../useText.ts';

/** Adds a note about an application; what is typed survives a reload and the end of the session. */
export function NoteForm({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const form = useForm({
    name: 'note',
    id: applyID,
    record: undefined,
    toValues: () => ({ note: '' }),
    schema: async () => (await import('../noteSchema.ts')).noteSchema,
    toBody: ({ note }) => ({ applyID, note }),
    send: ({ note }, { idempotencyKey }) => api.call(addNote, { body: { applyID, note } }, { idempotencyKey }),
    onSent(): void {
      notify({ tone: 'success', text: text('form.added') });
      form.discard();
    },
  });
  return (
    <Form form={form} label={text('form.title')}>
      <TextField form={form} name="note" label={text('form.note')} limit={noteMaxLength} isMultiline isRequired />
      <Row justify="end">
        <Button type="submit" intent="primary" aria-disabled={form.isSending || undefined}>
          {text('form.add')}
        </Button>
      </Row>
    </Form>
  );
}
