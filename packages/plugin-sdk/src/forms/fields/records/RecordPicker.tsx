// A combo box over the records of a server, by the ARIA pattern "editable combobox with list autocomplete". React Aria's
// was tried: its list is outside of a modal `<dialog>`, so it cannot be used in one, and it adds 66 kB.
import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '../../../hooks/useFormats.ts';
import { isComposing } from '../../../services/isComposing.ts';
import { Popover } from '../../../kit/Popover.tsx';
import { Text } from '../../../kit/Text.tsx';
import { useFormText } from '../../useFormText.ts';
import type { Field } from '../useField.ts';
import { RecordList } from './RecordList.tsx';
import type { RecordOption, RecordSource } from './RecordSource.ts';
import { type RecordHits, useRecordSearch } from './useRecordSearch.ts';

/** Props of {@link RecordPicker}. */
export interface RecordPickerProps {
  readonly field: Field;
  readonly label: string;
  readonly source: RecordSource;
  readonly chosenIds: readonly string[];
  /** The text while the user does not search: the chosen record, or nothing. */
  readonly shownText: string;
  /** The typed words of a search; undefined while the user does not search. */
  readonly words: string | undefined;
  readonly onWords: (words: string | undefined) => void;
  readonly onChoose: (option: RecordOption) => void;
  /** The list stays open after a choice, for further ones. */
  readonly isMultiple?: boolean | undefined;
}

/** The text field of a picker, with the list of records that match. */
export function RecordPicker(props: RecordPickerProps) {
  const { field, label, chosenIds, shownText, words, onWords, isMultiple = false } = props;
  const text = useFormText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string>();
  const list = useOpenList(props, { input, listId, composed });
  const { anchor, active, hits } = list;
  const isOpen = anchor !== undefined;
  const status = useHitsText(hits, isOpen);
  return (
    <div
      className="bdk-medium"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        list.close();
        if (words?.trim() === '') onWords(undefined);
        field.blur();
      }}
    >
      <InputGroup
        id={field.id}
        inputRef={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={list.activeOption === undefined ? undefined : `${listId}-${active}`}
        autoComplete="off"
        spellCheck={false}
        fill
        maxLength={100}
        placeholder={text('record.search')}
        value={words ?? shownText}
        onClick={list.open}
        onChange={({ target }) => {
          onWords(target.value);
          list.search();
        }}
        onCompositionStart={() => setComposed(words ?? '')}
        onCompositionEnd={() => setComposed(undefined)}
        onKeyDown={list.onKeyDown}
        {...field.ariaProps}
      />
      {anchor !== undefined && (
        <Popover anchor={anchor} align="start" className="bdk-records" onClose={list.close}>
          <RecordList
            id={listId}
            label={label}
            hits={hits}
            chosenIds={chosenIds}
            active={active}
            isMultiple={isMultiple}
            onChoose={list.choose}
          />
          <Text as="p" tone="neutral" size="small" className="bdk-records-status" aria-hidden={hits.error === null}>
            {status}
          </Text>
        </Popover>
      )}
      <span className="bdk-hidden" role="status">
        {status}
      </span>
    </div>
  );
}

interface OpenListOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** Letters that are being composed, which are not words yet. */
  readonly composed: string | undefined;
}

/** The list below the text field while it is open: what it holds, which record the keys are at, and what keys do. */
function useOpenList(props: RecordPickerProps, { input, listId, composed }: OpenListOptions) {
  const { source, words, onWords, onChoose, isMultiple = false } = props;
  const [anchor, setAnchor] = useState<HTMLInputElement>();
  const [active, setActive] = useState(-1);
  const isOpen = anchor !== undefined;
  const hits = useRecordSearch(source, { words: (composed ?? words ?? '').trim(), isEnabled: isOpen });
  const { options, loadMore } = hits;
  const activeOption = isOpen ? options[active] : undefined;
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, active]);

  function open() {
    setAnchor(input.current ?? undefined);
  }
  function close() {
    setAnchor(undefined);
    setActive(-1);
  }
  function choose(option: RecordOption) {
    if (option.lock !== undefined) return;
    onChoose(option);
    onWords(undefined);
    setActive(-1);
    if (!isMultiple) close();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (isComposing(event)) return;
    if (key === 'Enter' && isOpen && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (activeOption !== undefined) choose(activeOption);
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) return open();
    const next = key === 'ArrowDown' ? Math.min(active + 1, options.length - 1) : Math.max(active - 1, -1);
    setActive(next);
    if (next === options.length - 1) loadMore();
  }
  /** Opens the list for other words: no record is chosen by the keys yet. */
  function search() {
    setActive(-1);
    open();
  }
  return { anchor, active, activeOption, hits, open, search, close, choose, onKeyDown };
}

/** What assistive technology hears of the list, and what stands below it. */
function useHitsText({ error, total }: RecordHits, isOpen: boolean): string {
  const text = useFormText();
  const { count } = useFormats();
  if (!isOpen) return '';
  if (error) return text('record.failed');
  if (total === undefined) return text('record.loading');
  return total === 0 ? text('record.none') : text('record.found', { count: total, shown: count(total) });
}
