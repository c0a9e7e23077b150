import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash.js';
import { IconButton, type IconButtonProps } from '../kit/IconButton.tsx';
import type { GalleryPage, GalleryState } from './GalleryPage.ts';

/** IconButton. */
export const gallery: GalleryPage = {
  title: 'IconButton',
  states: [
    stateOf('Default', {}),
    stateOf('Pressed', { 'aria-pressed': true }),
    stateOf('With a shortcut', { shortcut: 'Del' }),
    stateOf('Cannot be used at the moment', { 'aria-disabled': true }),
    stateOf('Disabled', { disabled: true }),
    stateOf('Small', { size: 'small' }),
  ],
};

function stateOf(name: string, props: Partial<IconButtonProps>): GalleryState {
  return {
    name,
    render: (translate) => <IconButton label={translate('Delete', '删除', '刪除')} paths={trash} {...props} />,
  };
}
