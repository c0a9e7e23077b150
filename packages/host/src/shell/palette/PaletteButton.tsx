import { Icon } from '@brokerdesk/plugin-sdk/host';
import { Button } from '@brokerdesk/plugin-sdk';
import searchPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/search';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHostText } from '../../texts/host/hostTexts.ts';
import { loadChunk } from '../../components/loadChunk.ts';
import { usePortal } from '../PortalContext.ts';
import { useSignOut } from '../useSignOut.tsx';

/** Opens the command palette, as Ctrl K and ⌘ K do on every page. */
export function PaletteButton() {
  const text = useHostText();
  const { texts, notify } = usePortal();
  const { signOut, confirmDialog } = useSignOut();
  const [palette, setPalette] = useState<ReactNode>();
  const open = () => {
    loadChunk(() => import('./Palette.tsx'))
      .then(async ({ Palette, paletteTexts }) => {
        await texts.add(paletteTexts);
        setPalette(<Palette onClose={() => setPalette(undefined)} onSignOut={signOut} />);
      })
      .catch(() => notify({ tone: 'error', text: text('frame.dialogFailed') }));
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!isShortcut || event.isComposing || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  // In a layout effect: users who sign in often press the keys as soon as the bar is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const keys = /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <Button
        variant="minimal"
        icon={<Icon paths={searchPaths} />}
        textClassName="bd-search-words"
        aria-label={`${text('frame.search')} ${keys}`}
        aria-haspopup="dialog"
        title={text('frame.searchKeys', { keys })}
        onClick={open}
      >
        {text('frame.search')} <kbd>{keys}</kbd>
      </Button>
      {palette}
      {confirmDialog}
    </>
  );
}
