import { Button, Row, Text, useSearchFold } from '@brokerdesk/plugin-sdk';
import './Palette.css';
import { blueprintClasses, isComposing, ModalFrame } from '@brokerdesk/plugin-sdk/host';
import { type KeyboardEvent, useId, useState } from 'react';
import { useHostText } from '../../texts/host/hostTexts.ts';
import { usePaletteText } from '../../texts/palette/paletteTexts.ts';
import { filterItems, type PaletteItem } from './PaletteItem.ts';
import { PaletteList } from './PaletteList.tsx';
import { useActionItems } from './useActionItems.ts';
import { useSearchItems } from './useSearchItems.ts';
import { usePageItems } from './usePageItems.ts';
import { useRecentItems } from './useRecentItems.ts';

export { paletteTexts } from '../../texts/palette/paletteTexts.ts';

/** The props of {@link Palette}. */
export interface PaletteProps {
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** Finds pages, actions and the search results of plugins by their names in the current language. */
export function Palette({ onClose, onSignOut }: PaletteProps) {
  const text = usePaletteText();
  const hostText = useHostText();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const fold = useSearchFold(query);
  const recent = useRecentItems();
  const found = useSearchItems(query, recent.add);
  const known = [...usePageItems(recent.add), ...useActionItems(onSignOut)];
  const isEmpty = query.trim() === '';
  const items = isEmpty ? [...recent.items, ...known] : [...filterItems(known, query, fold), ...found.items];
  const failure = isEmpty ? recent.failure : found.failure;
  const activeIndex = Math.min(selectedIndex, items.length - 1);
  const change = (value: string, isComplete: boolean) => {
    setTyped(value);
    // Text that an input method is still composing is not searched for.
    if (!isComplete) return;
    setQuery(value);
    setSelectedIndex(0);
  };
  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const moved = findMoved(event.key, activeIndex, items.length);
    if (moved !== undefined) {
      event.preventDefault();
      setSelectedIndex(moved);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(items[activeIndex]);
    }
  };
  return (
    <ModalFrame
      className="bdk-dialog bdk-dialog-medium bdk-divided bd-palette"
      aria-label={text('title')}
      onDismiss={onClose}
      dismissesOnBackdrop
    >
      <Row>
        <input
          className={`${blueprintClasses.input} bdk-grow`}
          role="combobox"
          aria-label={text('title')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items[activeIndex] ? `${listId}-${activeIndex}` : undefined}
          placeholder={text('hint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => change(event.target.value, !(event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => change(event.currentTarget.value, true)}
          onKeyDown={onKeyDown}
        />
        <Button variant="minimal" onClick={onClose}>
          {hostText('frame.close')}
        </Button>
      </Row>
      <PaletteList id={listId} items={items} activeIndex={activeIndex} onHighlight={setSelectedIndex} onRun={run} />
      <Text as="p" tone="neutral" size="table" role="status">
        {found.isSearching && text('searching')}
        {failure !== undefined && text('failed', { message: failure })}
        {!found.isSearching &&
          failure === undefined &&
          (items.length === 0 ? text('none', { query: query.trim() }) : text('count', { count: items.length }))}
      </Text>
    </ModalFrame>
  );
}

/** Returns the index to which a key moves: a step goes round, a page ends at the first and the last item. */
function findMoved(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[key];
  if (step === undefined || count === 0) return undefined;
  const moved = index + step;
  return Math.abs(step) === 1 ? (moved + count) % count : Math.min(count - 1, Math.max(0, moved));
}
