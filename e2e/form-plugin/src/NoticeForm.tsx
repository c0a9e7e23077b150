import { Button, unchangedFiles, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { DateTimeField, FilesField, type FilesValue, Form, PictureField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { sendNotice, logoRules, paperRules } from './endpoints.ts';
import { useText } from './useText.ts';

type Values = { readonly at: string | null; readonly papers: FilesValue; readonly logo: FilesValue };

/** A form with a time, files and a picture, in one request. */
export function NoticeForm() {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const form = useForm<Values>({
    name: 'notice',
    record: undefined,
    toValues: () => ({ at: null, papers: unchangedFiles, logo: unchangedFiles }),
    send: ({ at, papers, logo }, { idempotencyKey, onProgress }) =>
      api.call(
        sendNotice,
        { body: { at }, files: { papers: papers.added, logo: logo.added } },
        { idempotencyKey, onProgress },
      ),
    onSent: () => notify({ tone: 'success', text: text('notice.sent') }),
  });
  return (
    <Form form={form} label={text('notice.title')}>
      <DateTimeField form={form} name="at" label={text('notice.at')} min="now" isRequired />
      <FilesField form={form} name="papers" label={text('notice.papers')} rules={{ ...paperRules, maxCount: 3 }} />
      <PictureField form={form} name="logo" label={text('notice.logo')} rules={logoRules} isRequired />
      <Button type="submit" intent="primary">
        {text('notice.send')}
      </Button>
    </Form>
  );
}
