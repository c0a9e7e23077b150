import { ActionGroup } from '../kit/ActionGroup.tsx';
import type { RowAction } from '../kit/list-screen/selection/RowAction.ts';
import { NarrowContext } from '../kit/NarrowContext.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** ActionGroup. */
export const gallery: GalleryPage = {
  title: 'ActionGroup',
  states: [
    { name: 'Three actions', render: (translate) => <ActionGroup actions={actionsOf(translate).slice(3)} /> },
    { name: 'More actions than buttons', render: (translate) => <ActionGroup actions={actionsOf(translate)} /> },
    {
      name: 'Actions that are not possible',
      render: (translate) => (
        <ActionGroup
          actions={actionsOf(translate).map((action) => ({
            ...action,
            disabledReason: translate(
              'The default role can be viewed, but neither edited nor deleted.',
              '默认角色只能查看，不能编辑或删除。',
              '預設角色只可查看，不可編輯或刪除。',
            ),
          }))}
        />
      ),
    },
    {
      name: 'In a side panel',
      render: (translate) => (
        <NarrowContext value={true}>
          <ActionGroup actions={actionsOf(translate)} />
        </NarrowContext>
      ),
    },
  ],
};

function actionsOf(translate: Translate): readonly RowAction[] {
  const run = () => {};
  return [
    { id: 'edit', label: translate('Edit role', '编辑角色', '編輯角色'), tone: 'primary', run },
    { id: 'duplicate', label: translate('Duplicate', '复制', '複製'), run },
    { id: 'compare', label: translate('Compare', '比较', '比較'), to: { code: 'UR_ROLE_MANAGEMENT' } },
    { id: 'history', label: translate('History', '历史记录', '歷史記錄'), run },
    { id: 'export', label: translate('Export as JSON', '导出为 JSON', '匯出為 JSON'), run },
    { id: 'delete', label: translate('Delete role', '删除角色', '刪除角色'), tone: 'danger', run },
  ];
}
