import { ReasonDialog } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Dialogs that require a reason. */
export const gallery: GalleryPage = {
  title: 'ReasonDialog',
  states: [
    {
      name: 'A reason is required',
      isFullWindow: true,
      render: (translate) => dialog(translate, { isRequired: true }),
    },
    {
      name: 'A reason is optional',
      isFullWindow: true,
      render: (translate) => dialog(translate, { isRequired: false }),
    },
    {
      name: 'The reasons are awaited',
      isFullWindow: true,
      render: (translate) => dialog(translate, { isRequired: true, isWaiting: true }),
    },
  ],
};

function dialog(translate: Translate, options: { readonly isRequired: boolean; readonly isWaiting?: boolean }) {
  return (
    <ReasonDialog
      name="sample"
      id="A100001"
      title={translate('Return to the applicant?', '退回申请人重新填写？', '退回申請人重新填寫？')}
      subject={translate('Chan Tai Man · A100001', '陈大文 · A100001', '陳大文 · A100001')}
      consequence={translate(
        'The applicant fills in the form again and submits it anew.',
        '申请人需重新填写并再次提交。',
        '申請人需重新填寫並再次提交。',
      )}
      actionLabel={translate('Return to applicant', '退回申请人', '退回申請人')}
      reasons={[
        {
          id: 'blurred',
          text: { EN: 'The picture is blurred.', SC: '图片模糊。', TC: '圖片模糊。' },
        },
        {
          id: 'expired',
          text: { EN: 'The document has expired.', SC: '证件已过期。', TC: '證件已過期。' },
        },
      ]}
      {...options}
      limit={500}
      clientLanguage="zh-Hant"
      preview={(reason) => `陳大文先生／女士：\n您的開戶申請需要補充資料。${reason}`}
      record={undefined}
      onSend={async () => null}
      onClose={() => {}}
    />
  );
}
