// The keys of the current screen. A single key does nothing while the user types or composes Chinese, or while a dialog
// is open that it does not belong to, and can be switched off altogether (WCAG 2.1.4).
import { isComposing } from './isComposing.ts';

/** A key and what it does. */
export interface Hotkey {
  /** As in `j`, `?`, `Shift+A`, `Mod+Enter`; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: string;
  /** A description for the help sheet, in the current language. */
  readonly description: string;
  /** Without it the key is only listed: the browser turns it into another event, as `Mod+V` into `paste`. */
  readonly run?: (() => void) | undefined;
}

/** Keys that were registered together. */
export interface HotkeyLayer {
  readonly hotkeys: () => readonly Hotkey[];
  /** An element of the dialog to which the keys belong; null for those of the page. */
  readonly container: () => Element | null;
}

const layers = new Set<HotkeyLayer>();
let areSingleKeysDisabled = false;

/** Adds keys; returns a function that removes them. */
export function addHotkeys(layer: HotkeyLayer): () => void {
  if (layers.size === 0) document.addEventListener('keydown', handleKeyDown);
  layers.add(layer);
  return () => {
    layers.delete(layer);
    if (layers.size === 0) document.removeEventListener('keydown', handleKeyDown);
  };
}

/** Returns the keys of the page, or of the open dialog, the latest first. */
export function listHotkeys(): readonly Hotkey[] {
  const dialog = openDialog();
  const activeLayers = [...layers].filter(({ container }) => (container()?.closest(dialogs) ?? null) === dialog);
  return activeLayers.toReversed().flatMap(({ hotkeys }) => hotkeys());
}

/** Switches keys without Ctrl, ⌘ or Alt off or on. */
export function setSingleKeysDisabled(areDisabled: boolean): void {
  areSingleKeysDisabled = areDisabled;
}

const dialogs = 'dialog[open], [role="dialog"][aria-modal="true"]';

function openDialog(): Element | null {
  return [...document.querySelectorAll(dialogs)].at(-1) ?? null;
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const { target } = event;
  if (target instanceof Element && isTyping(target)) return;
  // These keys press a button, a link or a check box.
  if (/^(?:Enter| )$/.test(event.key) && target instanceof Element && target.closest('a, button, summary, input'))
    return;
  const run = listHotkeys().find(({ keys }) => matchesEvent(keys, event))?.run;
  if (!run) return;
  event.preventDefault();
  // A key held down would decide about one application after the other.
  if (!event.repeat) run();
}

/** These inputs accept no text. */
const nonTextInputs = '[type="checkbox"], [type="radio"]';

function isTyping(target: Element): boolean {
  return (
    target.closest(
      `input:not(${nonTextInputs}), textarea, select, [contenteditable]:not([contenteditable="false"])`,
    ) !== null
  );
}

function matchesEvent(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split(/\+(?=.)/);
  const key = parts.pop() ?? '';
  const hasModifier = (name: string) => parts.includes(name);
  const isSingle = !hasModifier('Mod') && !hasModifier('Alt');
  if (isSingle && areSingleKeysDisabled) return false;
  if (hasModifier('Mod') !== (event.ctrlKey || event.metaKey) || hasModifier('Alt') !== event.altKey) return false;
  // The key for a character such as ? and its use of Shift depend on the country, so Shift counts only with letters.
  const isLetter = /^[a-z]$/i.test(key) || key.length > 1;
  return event.key.toLowerCase() === key.toLowerCase() && (!isLetter || hasModifier('Shift') === event.shiftKey);
}
