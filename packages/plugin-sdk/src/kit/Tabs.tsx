import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** One tab and what it shows. */
export interface TabItem {
  readonly key: string;
  readonly title: string;
  readonly render: () => ReactNode;
}

/** Shows one of several panels. Arrow keys move between the tabs; only the panel that is shown is rendered. */
export function Tabs({ items, label }: { readonly items: readonly TabItem[]; readonly label: string }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedKey, setSelectedKey] = useState(items[0]?.key);
  const current = items.find((item) => item.key === selectedKey) ?? items[0];

  function moveByKey(event: KeyboardEvent) {
    const currentIndex = items.findIndex((item) => item.key === current?.key);
    const next = { ArrowLeft: currentIndex - 1, ArrowRight: currentIndex + 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + items.length) % items.length;
    setSelectedKey(items[index]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }
  return (
    <div className="bdk-tabs">
      <div ref={list} role="tablist" aria-label={label} className="bdk-tab-list" onKeyDown={moveByKey}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            className="bdk-tab"
            aria-selected={item === current}
            aria-controls={`${id}-panel`}
            tabIndex={item === current ? 0 : -1}
            onClick={() => setSelectedKey(item.key)}
          >
            {item.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current?.key}`} className="bdk-tab-panel">
        {current?.render()}
      </div>
    </div>
  );
}
