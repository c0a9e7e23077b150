// Copying and pasting parts, in this template and between templates. The keys of the browser need no permission, because
// it hands over the clipboard with its own events; the buttons ask for it, and else use the last copy of this tab.
import { useHost, useTabState } from '@brokerdesk/plugin-sdk';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { copyPart, duplicate, pastePart, placeBehind, readClip, writeClip } from '../../../model/clipboard.ts';
import { type PastePlan, planPaste } from '../../../model/planPaste.ts';
import { editAtom } from '../store/editorAtoms.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';
import { readWorkplace } from '../store/readWorkplace.ts';
import { useSource } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { placeForClip } from './placesForNew.ts';

/** Copies, pastes and duplicates parts. */
export interface ClipboardCommands {
  /** Returns what is selected as the text for the clipboard; undefined for the template itself. */
  readonly copyText: () => string | undefined;
  /** Copies what is selected to the clipboard. */
  readonly copy: () => void;
  /** Pastes what a text of the clipboard contains, and says so if it contains nothing of a template. */
  readonly pasteText: (clipboard: string) => void;
  /** Pastes what was copied last. */
  readonly paste: () => Promise<void>;
  readonly duplicate: () => void;
}

/** Returns the functions of the clipboard. */
export function useClipboardCommands(): ClipboardCommands {
  const store = useStore();
  const text = useText();
  const { notify } = useHost();
  const [stored, storeClip] = useTabState<string>('templateClip');
  const { schema } = useSource();
  return useMemo(() => {
    function copyText() {
      const { document, selection } = readWorkplace(store);
      const clip = selection.kind === 'template' ? undefined : copyPart(document, selection);
      if (clip === undefined) return undefined;
      storeClip(writeClip(clip));
      notify({ tone: 'success', text: text('editor.copied') });
      return writeClip(clip);
    }
    function pasteText(clipboard: string) {
      const clip = readClip(clipboard, schema);
      const workplace = readWorkplace(store);
      const place = clip && placeForClip(clip, workplace);
      if (clip === undefined || place === undefined) {
        const reason = clip === undefined ? 'editor.nothingToPaste' : 'editor.noPlaceToPaste';
        return notify({ tone: 'warning', text: text(reason) });
      }
      const plan = planPaste(workplace.document, clip, place);
      const select = selectionOfPaste(plan, place.kind);
      store.set(editAtom, { label: text('editor.step.paste'), edit: pastePart(clip, place), select });
      const dropped = plan.dropped.map(({ questionID }) => questionID);
      if (dropped.length === 0) return undefined;
      const names = dropped.join(', ');
      return notify({ tone: 'warning', text: text('editor.pastedWithout', { count: dropped.length, names }) });
    }
    return {
      copyText,
      pasteText,
      copy() {
        const copied = copyText();
        // Without permission the copy of this tab remains.
        if (copied !== undefined) void navigator.clipboard?.writeText(copied).catch(() => undefined);
      },
      async paste() {
        const system = await navigator.clipboard?.readText().catch(() => undefined);
        const isClip = system !== undefined && readClip(system, schema) !== undefined;
        pasteText(isClip ? system : (stored ?? ''));
      },
      duplicate() {
        const { document, selection } = readWorkplace(store);
        if (selection.kind === 'template') return;
        const clip = copyPart(document, selection);
        const place = placeBehind(document, selection);
        if (clip === undefined || place === undefined) return;
        const select = selectionOfPaste(planPaste(document, clip, place), place.kind);
        store.set(editAtom, { label: text('editor.step.duplicate'), edit: duplicate(selection), select });
      },
    };
  }, [store, text, notify, stored, storeClip, schema]);
}

function selectionOfPaste(
  { partID = '', questionIDs }: PastePlan,
  kind: 'page' | 'group' | 'questions',
): EditorSelection {
  if (kind === 'page') return { kind, pageID: partID };
  return kind === 'group' ? { kind, groupID: partID } : { kind: 'questions', questionIDs };
}
