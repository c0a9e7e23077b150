import { type RefObject, useEffect, useRef } from 'react';
import { useDocument, useSelection } from '../store/useEditor.ts';
import { focusPlace } from './usePaneFocus.ts';

/**
 * Moves the focus to the selected part if a change has removed, or moved, the control that had it, such as a deleted card,
 * and if the focus is on the card of another question, such as the one that was duplicated.
 */
export function FocusKeeper({ panes }: { readonly panes: RefObject<HTMLElement | null> }) {
  const edited = useDocument();
  const selection = useSelection();
  const last = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && panes.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [panes]);
  useEffect(() => {
    const focused = document.activeElement;
    const isOnOther = focused?.matches('[data-question][aria-pressed="false"]') === true;
    if (!isOnOther && (focused !== document.body || last.current === null)) return;
    const isInOutline = last.current?.getAttribute('role') === 'treeitem';
    focusPlace(panes.current, isInOutline ? 'outline' : 'part');
  }, [edited, selection, panes]);
  return null;
}
