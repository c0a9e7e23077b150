import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** The props of {@link TabList}. */
export interface TabListProps<Key extends string> {
  readonly label: string;
  /** The prefix of the tabs' element ids, for {@link tabId}. */
  readonly id: string;
  readonly tabs: readonly { readonly key: Key; readonly title: ReactNode; readonly panelId: string }[];
  readonly selectedKey: Key | undefined;
  readonly onSelect: (key: Key) => void;
  /** A `switch` is one control of several segments. */
  readonly look?: 'tabs' | 'switch' | undefined;
}

const looks = {
  tabs: { list: 'bdk-tab-list', tab: 'bdk-tab' },
  switch: { list: 'bdk-switch', tab: 'bdk-segment' },
} as const;

/**
 * The tabs above one or several panels. The arrow keys select the next tab and wrap at both ends; Tab leaves the list.
 */
export function TabList<Key extends string>({
  label,
  id,
  tabs,
  selectedKey,
  onSelect,
  look = 'tabs',
}: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  function selectByKey(event: KeyboardEvent) {
    const selected = tabs.findIndex(({ key }) => key === selectedKey);
    const next = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (tab) onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={looks[look].list} onKeyDown={selectByKey}>
      {tabs.map(({ key, title, panelId }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(id, key)}
          className={looks[look].tab}
          aria-selected={key === selectedKey}
          aria-controls={panelId}
          tabIndex={key === selectedKey ? 0 : -1}
          onClick={() => onSelect(key)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Returns the element id of a tab, by which its panel is labelled. */
export function tabId(id: string, key: string): string {
  return `${id}-${key}`;
}
