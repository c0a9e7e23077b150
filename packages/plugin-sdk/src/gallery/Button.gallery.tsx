import download from '@blueprintjs/icons/lib/esm/generated/16px/paths/download.js';
import { Button, type ButtonProps } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { GalleryPage, GalleryState } from './GalleryPage.ts';

/** Button. */
export const gallery: GalleryPage = {
  title: 'Button',
  states: [
    stateOf('Default', {}),
    stateOf('Primary', { intent: 'primary' }),
    stateOf('Danger', { intent: 'danger' }),
    stateOf('Minimal', { variant: 'minimal' }),
    stateOf('Minimal, danger', { variant: 'minimal', intent: 'danger' }),
    stateOf('Small', { size: 'small' }),
    stateOf('Large', { size: 'large' }),
    stateOf('With an icon', { icon: <Icon paths={download} /> }),
    stateOf('Cannot be used at the moment', { intent: 'primary', 'aria-disabled': true }),
    stateOf('Disabled', { intent: 'primary', disabled: true }),
    stateOf('Full width', { fill: true }),
  ],
};

function stateOf(name: string, props: ButtonProps): GalleryState {
  return {
    name,
    render: (translate) => <Button {...props}>{translate('Download files', '下载文件', '下載檔案')}</Button>,
  };
}
