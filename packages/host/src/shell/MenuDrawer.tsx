import crossPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import { useHostText } from '../languages/hostTexts.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { Icon } from '../components/Icon.tsx';
import { useModal } from '../components/useModal.ts';

/** The menu of narrow screens: slides over the page, keeps the focus inside, closes on Escape or a press beside it. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useHostText();
  const dialog = useModal();
  return (
    // A press on the dialog itself is one on its backdrop: everything inside is covered by the panel.
    <dialog
      ref={dialog}
      className="bd-drawer"
      aria-label={text('frame.menu')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="bd-drawer-panel">
        <button
          type="button"
          className="bp6-button bp6-minimal bd-icon-button"
          aria-label={text('frame.closeMenu')}
          onClick={onClose}
        >
          <Icon paths={crossPaths} />
        </button>
        <nav aria-label={text('frame.menu')}>
          <MenuEntries isFolded={false} onFollow={onClose} />
        </nav>
      </div>
    </dialog>
  );
}
