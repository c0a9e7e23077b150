import { ConfirmDialog } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Confirmation of actions. */
export const gallery: GalleryPage = {
  title: 'ConfirmDialog',
  states: [
    {
      name: 'Cannot be undone',
      isFullWindow: true,
      render: (translate) => (
        <ConfirmDialog
          title={translate('Delete this application?', '删除此申请？', '刪除此申請？')}
          subject={subject(translate)}
          consequence={translate(
            'The answers, files and history are deleted with it. This cannot be undone.',
            '其答案、文件及历史记录将一并删除，无法恢复。',
            '其答案、檔案及歷史記錄將一併刪除，無法復原。',
          )}
          actionLabel={translate('Delete application', '删除申请', '刪除申請')}
          tone="danger"
          record={undefined}
          onConfirm={async () => null}
          onClose={() => {}}
        />
      ),
    },
    {
      name: 'With a word to type',
      isFullWindow: true,
      render: (translate) => (
        <ConfirmDialog
          title={translate('Import without certification?', '跳过认证直接导入？', '略過認證直接匯入？')}
          subject={subject(translate)}
          consequence={translate(
            'CA certification and signature are skipped. This is written into the history under your name.',
            '将跳过 CA 认证及签署，并以您的名义记入历史记录。',
            '將略過 CA 認證及簽署，並以您的名義記入歷史記錄。',
          )}
          actionLabel={translate('Import application', '导入申请', '匯入申請')}
          typedConfirmation={{
            label: translate('Your consent', '确认', '確認'),
            word: translate('SKIP', '跳过', '略過'),
          }}
          record={undefined}
          onConfirm={async () => null}
          onClose={() => {}}
        />
      ),
    },
  ],
};

function subject(translate: Translate): string {
  return translate('Chan Tai Man · A100001', '陈大文 · A100001', '陳大文 · A100001');
}
