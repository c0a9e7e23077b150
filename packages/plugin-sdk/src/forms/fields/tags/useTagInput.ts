import type { InputGroupProps } from '@blueprintjs/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormats } from '../../../hooks/useFormats.ts';
import { isComposing } from '../../../services/isComposing.ts';
import { useFormText } from '../../useFormText.ts';
import { addTags, defaultSeparator, nameSome, type TagRules } from './addTags.ts';

/** The text field of a list of values. */
export interface TagInput {
  /** What the last addition did, such as which values were there already. */
  readonly notice: string;
  readonly clearNotice: () => void;
  readonly inputProps: InputGroupProps;
}

/** Adds what is typed or pasted to values: with Enter, a separator, or when the user leaves the field. */
export function useTagInput(
  tags: readonly string[],
  options: TagRules & { readonly onChange: (tags: readonly string[]) => void; readonly onLeave: () => void },
): TagInput {
  const { separator = defaultSeparator, normalize, onChange, onLeave } = options;
  const text = useFormText();
  const { count } = useFormats();
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState('');
  const isInComposition = useRef(false);

  function add(words: string) {
    const { tags: next, added, duplicates } = addTags(tags, words, { separator, normalize });
    setTyped('');
    if (added.length > 0) onChange(next);
    const messages = [
      added.length > 0 ? text('tags.added', { count: added.length }) : '',
      duplicates.length > 0
        ? text('tags.duplicates', { count: duplicates.length, names: nameSome(duplicates, count) })
        : '',
    ];
    setNotice(messages.filter((message) => message !== '').join(' '));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isComposing(event) || typed.trim() === '') return;
    // With Ctrl or ⌘ the form is sent, with this value in it.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    add(typed);
  }
  return {
    notice,
    clearNotice: () => setNotice(''),
    inputProps: {
      value: typed,
      onKeyDown,
      onCompositionStart() {
        isInComposition.current = true;
      },
      onCompositionEnd() {
        isInComposition.current = false;
      },
      onChange({ target: { value } }) {
        // A separator at the end adds what is before it.
        const isEnded = !isInComposition.current && value.trim() !== '' && separator.test(value.slice(-1));
        if (isEnded) add(value);
        else setTyped(value);
      },
      onPaste(event) {
        const pasted = event.clipboardData.getData('text');
        // A single value stays in the field, so that it can be corrected.
        if (!separator.test(pasted.trim())) return;
        event.preventDefault();
        if (hasColumns(pasted)) setNotice(text('tags.columns'));
        else add(`${typed}\n${pasted}`);
      },
      onBlur() {
        if (typed.trim() !== '') add(typed);
        onLeave();
      },
    },
  };
}

/** Several rows and columns of a sheet: the values are in one of the columns, and the others have other texts. */
function hasColumns(pasted: string): boolean {
  const lines = pasted.trim().split(/[\r\n]+/);
  return lines.length > 1 && lines.some((line) => line.split('\t').filter((cell) => cell.trim() !== '').length > 1);
}
