import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LocalText } from '@brokerdesk/api';
import {
  type FieldIssue,
  Form,
  type FormHandle,
  LanguagePanels,
  LanguageTabs,
  LocalTextField,
  useForm,
} from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Values = { readonly title: LocalText; readonly content: LocalText };
type FlatValues = { readonly nameEN: string; readonly nameSC: string; readonly nameTC: string };

const greeting: LocalText = { EN: 'Good morning', SC: '早安', TC: '早晨' };

/** Texts in all languages. */
export const gallery: GalleryPage = {
  title: 'LanguageTabs',
  states: [
    { name: 'Some texts are missing', render: (translate) => <NoticeForm translate={translate} isSent={false} /> },
    { name: 'Some texts are wrong', render: (translate) => <NoticeForm translate={translate} isSent /> },
    { name: 'A text was converted', render: (translate) => <ConvertedForm translate={translate} /> },
    { name: 'A short text without tabs', render: (translate) => <GroupForm translate={translate} /> },
    {
      name: 'Texts to be read',
      render: (translate) => (
        <LanguagePanels label={translate('Preview', '预览', '預覽')}>
          {(language, key) => (
            <p lang={language} translate="no">
              {greeting[key]}
            </p>
          )}
        </LanguagePanels>
      ),
    },
  ],
};

function NoticeForm({ translate, isSent }: { readonly translate: Translate; readonly isSent: boolean }) {
  const form = useNotice(translate);
  const begin = useEffectEvent(() => {
    if (isSent) void form.submit();
  });
  useEffect(() => begin(), []);
  return <NoticeFields form={form} translate={translate} />;
}

/** Opens the tab of Simplified Chinese and converts its missing texts, as a user does. */
function ConvertedForm({ translate }: { readonly translate: Translate }) {
  const form = useNotice(translate);
  const [isShown, setIsShown] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is there once the tabs know their texts.
    if (!isShown) return setIsShown(true);
    part.current?.querySelectorAll<HTMLElement>('[role="tab"]')[1]?.click();
    const panel = part.current?.querySelectorAll('[role="tabpanel"]')[1];
    [...(panel?.querySelectorAll<HTMLElement>('p > button') ?? [])].at(-1)?.click();
  }, [isShown]);
  return (
    <div ref={part}>
      <NoticeFields form={form} translate={translate} />
    </div>
  );
}

function NoticeFields(props: { readonly form: FormHandle<Values>; readonly translate: Translate }): ReactNode {
  const { form, translate } = props;
  const [title, content] = [translate('Title', '标题', '標題'), translate('Content', '内容', '內容')];
  return (
    <Form form={form} label={translate('Notice', '通知', '通知')}>
      <LanguageTabs form={form} label={translate('Texts', '文字', '文字')}>
        <LocalTextField form={form} name="title" label={title} isRequired limit={120} />
        <LocalTextField form={form} name="content" label={content} isRequired isMultiline limit={2000} />
      </LanguageTabs>
    </Form>
  );
}

function GroupForm({ translate }: { readonly translate: Translate }) {
  const form = useForm<FlatValues>({
    name: 'group',
    record: undefined,
    toValues: () => ({ nameEN: 'Margin clients', nameSC: '孖展客户', nameTC: '' }),
    send: async () => null,
    storesDraft: false,
  });
  return (
    <Form form={form} label={translate('Group', '分组', '分組')}>
      <LocalTextField form={form} name="name" label={translate('Name', '名称', '名稱')} isRequired limit={60} />
    </Form>
  );
}

function useNotice(translate: Translate): FormHandle<Values> {
  return useForm<Values>({
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
}

function check(values: Values, translate: Translate): readonly FieldIssue[] {
  const message = translate('Empty not allowed', '不能为空', '不可留空');
  return Object.entries(values).flatMap(([name, text]) =>
    Object.entries(text)
      .filter(([, value]) => value === '')
      .map(([key]) => ({ path: `${name}.${key}`, rule: 'required', message })),
  );
}
