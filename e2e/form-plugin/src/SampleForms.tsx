import { Button, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, updateApplication } from '@brokerdesk/plugin-sdk/api';
import { Form, loadBodySchema, MultiFileUploader, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { NoticeForm } from './NoticeForm.tsx';
import { uploadPaper, paperRules } from './endpoints.ts';
import { useText } from './useText.ts';

/** A form on a call of the product, and files on a call of the plugin's own. */
export function SampleForms({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const [hasNotice, setHasNotice] = useState(false);
  const form = useForm({
    name: 'nickname',
    id: application.applyID,
    record: application,
    toValues: ({ nickname }) => ({ nickname: nickname ?? '' }),
    schema: () => loadBodySchema(updateApplication),
    toBody: ({ nickname }, { version }) => ({ nickname: nickname || null, version }),
    send: ({ nickname }, { record, idempotencyKey }) =>
      api.call(
        updateApplication,
        { params: { id: record.applyID }, body: { nickname: nickname || null, version: record.version } },
        { idempotencyKey },
      ),
    onSent: () => notify({ tone: 'success', text: text('saved') }),
  });
  return (
    <>
      <Form form={form} label={text('client')}>
        <TextField form={form} name="nickname" label={text('nickname')} invalidText={text('rule')} limit={16} />
        <Button type="submit" intent="primary">
          {text('save')}
        </Button>
      </Form>
      <MultiFileUploader
        label={text('papers')}
        rules={{ ...paperRules, maxCount: 3 }}
        upload={(file, context) => api.call(uploadPaper, { files: { file: [file] } }, context)}
      />
      {hasNotice ? <NoticeForm /> : <Button onClick={() => setHasNotice(true)}>{text('notice.open')}</Button>}
    </>
  );
}
