import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import search from '@blueprintjs/icons/lib/esm/generated/16px/paths/search.js';
import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';

/** Milliseconds after the last input until the search starts. */
const debounceMs = 250;

/** Props of {@link SearchField}. */
interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** A search box that debounces typing, and waits for the end of an input method's composition. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const text = useKitText();
  const { draft, setDraft, searchNow, searchLater, stopTimer } = useSearchDraft(value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  useHotkeys([{ keys: '/', description: text('list.search'), run: () => field.current?.focus() }]);

  function clear() {
    setDraft('');
    searchNow('');
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing.current || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') searchNow(draft);
    if (event.key === 'Escape' && draft !== '') {
      event.preventDefault();
      clear();
    }
  }
  return (
    <div className="bdk-search" role="search">
      <InputGroup
        leftIcon={<Icon paths={search} />}
        {...(draft === ''
          ? {}
          : { rightElement: <IconButton label={text('list.clearSearch')} paths={cross} onClick={clear} /> })}
        inputRef={field}
        inputClassName="bdk-search-input"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={text('list.search')}
        placeholder={label}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          if (!isComposing.current) searchLater(event.target.value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
          stopTimer();
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          searchLater(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** What is typed, and the search for it: at once, or when the user pauses. */
function useSearchDraft(value: string, onSearch: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearch = useRef(value);
  // Back, forward and "clear filters" change the value from outside; the field's own search must not overwrite input
  // typed in the meantime.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stopTimer = () => clearTimeout(timer.current);
  function searchNow(next: string) {
    stopTimer();
    const query = next.trim();
    if (query === lastSearch.current) return;
    lastSearch.current = query;
    onSearch(query);
  }
  function searchLater(next: string) {
    stopTimer();
    timer.current = setTimeout(() => searchNow(next), debounceMs);
  }
  return { draft, setDraft, searchNow, searchLater, stopTimer };
}
