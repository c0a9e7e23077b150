import { Fragment } from 'react';

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};

/** Shows a hotkey with the names of its keys, as in `Ctrl + K`. */
export function KeyNames({ keys }: { readonly keys: string }) {
  return keys.split(/\+(?=.)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' + '}
      <kbd>{nameOf(part)}</kbd>
    </Fragment>
  ));
}

function nameOf(part: string): string {
  if (part === 'Mod') return /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return names[part] ?? (part.length === 1 ? part.toUpperCase() : part);
}
