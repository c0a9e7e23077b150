// The keys of the screen that is shown. A single key does nothing while somebody types or composes Chinese, or while a
// dialog is open that it does not belong to, and can be switched off altogether (WCAG 2.1.4).

/** A key and what it does. */
export interface Hotkey {
  /** As in `j`, `?`, `Shift+A`, `Mod+Enter`; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: string;
  /** What it does, for the help sheet, in the current language. */
  readonly what: string;
  readonly run: () => void;
}

/** Keys that were registered together. */
export interface HotkeyLayer {
  readonly hotkeys: () => readonly Hotkey[];
  /** An element of the dialog to which the keys belong; null for those of the page. */
  readonly inside: () => Element | null;
}

const layers = new Set<HotkeyLayer>();
let areSingleKeysOff = false;

/** Adds keys until the function that it gives is called. */
export function addHotkeys(layer: HotkeyLayer): () => void {
  if (layers.size === 0) document.addEventListener('keydown', pressKey);
  layers.add(layer);
  return () => {
    layers.delete(layer);
    if (layers.size === 0) document.removeEventListener('keydown', pressKey);
  };
}

/** Gives the keys of the page, or of the dialog that is open, those that came last first. */
export function listHotkeys(): readonly Hotkey[] {
  const dialog = openDialog();
  const here = [...layers].filter(({ inside }) => (inside()?.closest(dialogs) ?? null) === dialog);
  return here.toReversed().flatMap(({ hotkeys }) => hotkeys());
}

/** Switches keys without Ctrl, ⌘ or Alt off or on. */
export function switchSingleKeys(areOff: boolean): void {
  areSingleKeysOff = areOff;
}

const dialogs = 'dialog[open], [role="dialog"][aria-modal="true"]';

function openDialog(): Element | null {
  return [...document.querySelectorAll(dialogs)].at(-1) ?? null;
}

function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const { target } = event;
  if (target instanceof Element && isTyping(target)) return;
  // A button, a link or a box is pressed with these.
  if (/^(?:Enter| )$/.test(event.key) && target instanceof Element && target.closest('a, button, summary, input'))
    return;
  const hotkey = listHotkeys().find(({ keys }) => isMeant(keys, event));
  if (!hotkey) return;
  event.preventDefault();
  // A key that rests under a finger would decide about one application after the other.
  if (!event.repeat) hotkey.run();
}

/** Nothing can be typed into these. */
const boxes = '[type="checkbox"], [type="radio"]';

function isTyping(target: Element): boolean {
  return (
    target.closest(`input:not(${boxes}), textarea, select, [contenteditable]:not([contenteditable="false"])`) !== null
  );
}

function isMeant(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split(/\+(?=.)/);
  const key = parts.pop() ?? '';
  const needs = (name: string) => parts.includes(name);
  const isSingle = !needs('Mod') && !needs('Alt');
  if (isSingle && areSingleKeysOff) return false;
  if (needs('Mod') !== (event.ctrlKey || event.metaKey) || needs('Alt') !== event.altKey) return false;
  // A sign such as ? stands on another key with Shift in every country, so Shift counts with letters only.
  const isLetter = /^[a-z]$/i.test(key) || key.length > 1;
  return event.key.toLowerCase() === key.toLowerCase() && (!isLetter || needs('Shift') === event.shiftKey);
}
