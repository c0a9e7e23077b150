import { IconButton } from '@brokerdesk/plugin-sdk';
import crossPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import { ModalFrame } from '@brokerdesk/plugin-sdk/host';
import { useHostText } from '../texts/host/hostTexts.ts';
import { MenuEntries } from './MenuEntries.tsx';

/** The menu of narrow screens: slides over the page and closes on Escape or a press outside. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useHostText();
  return (
    <ModalFrame className="bd-drawer" aria-label={text('frame.menu')} onDismiss={onClose} dismissesOnBackdrop>
      <IconButton label={text('frame.closeMenu')} paths={crossPaths} onClick={onClose} />
      <nav aria-label={text('frame.menu')}>
        <MenuEntries isFolded={false} onFollow={onClose} />
      </nav>
    </ModalFrame>
  );
}
