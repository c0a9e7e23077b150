import { useEffect, useEffectEvent } from 'react';
import type { LocalText } from '@brokerdesk/api';
import { type FieldIssue, Form, LanguageTabs, TextField, useForm } from '../forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Values = { readonly title: LocalText; readonly content: LocalText };

/** Texts in all languages. */
export const gallery: GalleryPage = {
  title: 'LanguageTabs',
  states: [
    { name: 'Some texts are missing', render: (translate) => <NoticeForm translate={translate} isSent={false} /> },
    { name: 'Some texts are wrong', render: (translate) => <NoticeForm translate={translate} isSent /> },
  ],
};

function NoticeForm({ translate, isSent }: { readonly translate: Translate; readonly isSent: boolean }) {
  const form = useForm<Values>({
    name: 'notice',
    record: undefined,
    toValues: () => ({
      title: { EN: 'Fees from December', TC: '十二月起的收費', SC: '' },
      content: { EN: 'The fees change on 1 December.', TC: '', SC: '' },
    }),
    validate: (values) => check(values, translate),
    send: async () => null,
    storesDraft: false,
  });
  const begin = useEffectEvent(() => {
    if (isSent) void form.submit();
  });
  useEffect(() => begin(), []);
  const [title, content] = [translate('Title', '标题', '標題'), translate('Content', '内容', '內容')];
  return (
    <Form form={form} label={translate('Notice', '通知', '通知')}>
      <LanguageTabs form={form} label={translate('Texts', '文字', '文字')} names={['title', 'content']}>
        {({ language, at }) => (
          <>
            <TextField form={form} name={at('title')} label={title} lang={language} isRequired limit={120} />
            <TextField
              form={form}
              name={at('content')}
              label={content}
              lang={language}
              isRequired
              isMultiline
              limit={2000}
            />
          </>
        )}
      </LanguageTabs>
    </Form>
  );
}

function check(values: Values, translate: Translate): readonly FieldIssue[] {
  const message = translate('Empty not allowed', '不能为空', '不可留空');
  return Object.entries(values).flatMap(([name, text]) =>
    Object.entries(text)
      .filter(([, value]) => value === '')
      .map(([key]) => ({ path: `${name}.${key}`, rule: 'required', message })),
  );
}
