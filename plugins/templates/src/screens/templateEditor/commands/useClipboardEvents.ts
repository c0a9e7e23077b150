import { useEffect, useEffectEvent } from 'react';
import type { EditorCommands } from './useEditorCommands.tsx';

/** Handles the browser's copy, cut and paste in the form, but not in fields, in dialogs, or while text is selected. */
export function useClipboardEvents({ clipboard, remove }: Pick<EditorCommands, 'clipboard' | 'remove'>): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event.target)) return;
    if (event.type === 'paste') {
      event.preventDefault();
      clipboard.pasteText(event.clipboardData?.getData('text/plain') ?? '');
      return;
    }
    if (document.getSelection()?.isCollapsed === false) return;
    const copied = clipboard.copyText();
    if (copied === undefined) return;
    if (event.type === 'cut') remove();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', copied);
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['copy', 'cut', 'paste'] as const) {
      document.addEventListener(type, handle, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
}

/** Fields and dialogs have their own clipboard. */
function isElsewhere(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return isField || document.querySelector('dialog[open]') !== null;
}
