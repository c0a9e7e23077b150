import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';
import { HotkeyDialog } from '../shell/hotkeys/HotkeyDialog.tsx';

/** The dialog of hotkeys. */
export const gallery: GalleryPage = {
  title: 'HotkeyDialog',
  states: [
    {
      name: 'Keys of a screen',
      isFullWindow: true,
      render: (translate) => (
        <HotkeyDialog
          hotkeys={[
            { keys: ']', description: translate('Next application', '下一份申请', '下一份申請'), run: nothing },
            { keys: '[', description: translate('Previous application', '上一份申请', '上一份申請'), run: nothing },
            { keys: 'Mod+Enter', description: translate('Send', '提交', '提交'), run: nothing },
            { keys: 'ArrowRight', description: translate('Next document', '下一份文件', '下一份文件'), run: nothing },
          ]}
          onClose={nothing}
        />
      ),
    },
    { name: 'None of its own', isFullWindow: true, render: () => <HotkeyDialog hotkeys={[]} onClose={nothing} /> },
  ],
};

function nothing(): void {}
