import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';
import { KeySheet } from '../shell/keys/KeySheet.tsx';

/** The sheet of keys. */
export const gallery: GalleryPage = {
  title: 'KeySheet',
  states: [
    {
      name: 'Keys of a screen',
      isAlone: true,
      render: (say) => (
        <KeySheet
          hotkeys={[
            { keys: ']', what: say('Next application', '下一份申请', '下一份申請'), run: nothing },
            { keys: '[', what: say('Previous application', '上一份申请', '上一份申請'), run: nothing },
            { keys: 'Mod+Enter', what: say('Send', '提交', '提交'), run: nothing },
            { keys: 'ArrowRight', what: say('Next document', '下一份文件', '下一份文件'), run: nothing },
          ]}
          onClose={nothing}
        />
      ),
    },
    { name: 'None of its own', isAlone: true, render: () => <KeySheet hotkeys={[]} onClose={nothing} /> },
  ],
};

function nothing(): void {}
