import { MenuButton } from '../kit/MenuButton.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** MenuButton. */
export const gallery: GalleryPage = {
  title: 'MenuButton',
  states: [
    { name: 'Default', render: (translate) => <Sample translate={translate} /> },
    { name: 'Minimal', render: (translate) => <Sample translate={translate} variant="minimal" /> },
  ],
};

function Sample({
  translate,
  variant = 'solid',
}: {
  readonly translate: Translate;
  readonly variant?: 'solid' | 'minimal';
}) {
  const run = () => {};
  return (
    <MenuButton
      label={translate('Add', '添加', '新增')}
      variant={variant}
      items={[
        { id: 'page', label: translate('Page', '页面', '頁面'), run },
        {
          id: 'group',
          label: translate('Group', '分组', '分組'),
          disabledReason: translate('Add a page first.', '请先添加页面。', '請先新增頁面。'),
          run,
        },
      ]}
    />
  );
}
