// Where the keyboard works: on the selected part, in the outline, in the fields of the part, or in what can be inserted. A
// key leads from each of them to each other, because by Tab there may be a hundred controls between.
import { useHost } from '@brokerdesk/plugin-sdk';
import { isComposing } from '@brokerdesk/plugin-sdk/forms';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { textKeys } from '../inspector/fields/textKeys.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';
import { useEditorActions, useSelection } from '../store/useEditor.ts';

/** Moves the focus between the panes of the editor. */
export interface PaneFocus {
  readonly toOutline: () => void;
  readonly toPalette: () => void;
  /** The latest request that what can be inserted takes the focus, as soon as it is shown; a new object each time. */
  readonly paletteRequest: object | undefined;
  /** Forgets the request, so that what is shown later for another reason leaves the focus where it is. */
  readonly forgetPalette: () => void;
  /** Leads to the first text of the selected part, in the user's language. */
  readonly toProperties: () => void;
  /** Handles Escape on the left and on the right, which leads to the selected part. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The options of {@link usePaneFocus}. */
export interface PaneFocusOptions {
  /** Opens the outline where it is a panel over the canvas. */
  readonly showOutline: () => void;
  readonly showPalette: () => void;
  /** Closes a panel over the canvas, which may be over the selected part. */
  readonly closeSide: () => void;
}

/** The places that a key leads to, the best first. */
const places = {
  outline: ['[data-pane="outline"] [role="treeitem"][tabindex="0"]', '[data-pane="outline"] button'],
  part: [
    '[data-pane="canvas"] [data-question][aria-pressed="true"]',
    '[data-pane="canvas"] [aria-pressed="true"]',
    '[data-pane="outline"] [aria-pressed="true"]',
    '[data-pane="outline"] [role="treeitem"][tabindex="0"]',
    '[data-pane="canvas"] button',
  ],
} as const;

/** Returns the functions that move the focus between the panes, which are in the element of the reference. */
export function usePaneFocus(
  panes: RefObject<HTMLElement | null>,
  { showOutline, showPalette, closeSide }: PaneFocusOptions,
): PaneFocus {
  const { language } = useHost();
  const { select } = useEditorActions();
  const selection = useSelection();
  const [wanted, setWanted] = useState<{ readonly place: keyof typeof places }>();
  const [paletteRequest, setPaletteRequest] = useState<object>();
  useEffect(() => {
    // The pane may have been shown by the same key.
    if (wanted) focusPlace(panes.current, wanted.place);
  }, [wanted, panes]);
  return {
    toOutline() {
      showOutline();
      setWanted({ place: 'outline' });
    },
    toPalette() {
      showPalette();
      setPaletteRequest({});
    },
    paletteRequest,
    forgetPalette: () => setPaletteRequest(undefined),
    toProperties: () => select(selection, `${firstText[selection.kind]}${textKeys[language]}`),
    onKeyDown(event) {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      // A dialog is closed by it, and a search emptied.
      const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (isSearch || !(target instanceof Element) || target.closest('dialog')) return;
      event.preventDefault();
      focusPlace(panes.current, 'part');
      closeSide();
    },
  };
}

const firstText = { template: 'name.', page: 'title.', group: 'name', questions: 'label.' } as const satisfies Record<
  EditorSelection['kind'],
  string
>;

/** Moves the focus to a place in the panes. */
export function focusPlace(panes: HTMLElement | null, place: keyof typeof places): void {
  for (const selector of places[place]) {
    const found = panes?.querySelector<HTMLElement>(selector);
    found?.focus();
    // What is in a closed panel does not take it.
    if (found && document.activeElement === found) return;
  }
}
