import './ReorderList.css';
import arrowDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-down.js';
import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up.js';
import dragHandle from '@blueprintjs/icons/lib/esm/generated/16px/paths/drag-handle-vertical.js';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useFormats } from '../../hooks/useFormats.ts';
import { useHost } from '../../hooks/useHost.ts';
import { Icon } from '../Icon.tsx';
import { useReorderText } from './useReorderText.ts';

/** One item of a {@link ReorderList}. */
export interface ReorderItem {
  readonly id: string;
  /** Names the item in labels and announcements. */
  readonly name: string;
  /** The positions it can move to; an item without any cannot move. */
  readonly range: { readonly first: number; readonly last: number } | undefined;
}

/** Props of {@link ReorderList}. */
export interface ReorderListProps<Item extends ReorderItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Called with the new position, counted from 0. The caller passes the items in their new order. */
  readonly onMove: (id: string, position: number) => void;
  /** The content of an item, between its handle and its arrows. */
  readonly children: (item: Item) => ReactNode;
}

/** A list that the user reorders by dragging, by keyboard on the drag handle, or with the arrows of each item. */
export function ReorderList<Item extends ReorderItem>({ label, items, onMove, children }: ReorderListProps<Item>) {
  const text = useReorderText();
  const { language } = useHost();
  const { count } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly button: 'up' | 'down' }>();
  useLayoutEffect(skipInlineStyle, []);
  const movedPosition = items.findIndex(({ id }) => id === moved?.id);

  // An arrow at the end of the range is disabled but keeps the focus, which React may lose when it moves the element.
  useEffect(() => {
    if (moved === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-arrow="${CSS.escape(`${moved.button} ${moved.id}`)}"]`)?.focus();
  }, [moved, movedPosition]);

  function move(item: Item, position: number) {
    const { first = position, last = position } = item.range ?? {};
    const target = Math.max(first, Math.min(last, position));
    if (item.range !== undefined && target !== items.indexOf(item)) onMove(item.id, target);
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.name ?? '' })),
    onReorder({ keys, target }) {
      const item = items.find(({ id }) => keys.has(id));
      if (item === undefined) return;
      const others = items.filter((other) => other !== item);
      const neighbor = others.findIndex(({ id }) => id === target.key);
      setMoved(undefined);
      move(item, neighbor + (target.dropPosition === 'after' ? 1 : 0));
    },
  });
  return (
    <I18nProvider locale={locales[language]}>
      <GridList
        ref={list}
        aria-label={label}
        items={items}
        className="bdk-reorder"
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[children]}
      >
        {(item) => {
          const position = items.indexOf(item);
          const arrows = [
            { button: 'up', to: position - 1, paths: arrowUp, isEnabled: position > (item.range?.first ?? position) },
            {
              button: 'down',
              to: position + 1,
              paths: arrowDown,
              isEnabled: position < (item.range?.last ?? position),
            },
          ] as const;
          return (
            <GridListItem id={item.id} textValue={item.name} className="bdk-reorder-item">
              <Button slot="drag" className="bdk-reorder-handle" isDisabled={item.range === undefined}>
                {item.range !== undefined && <Icon paths={dragHandle} />}
              </Button>
              {children(item)}
              {item.range !== undefined &&
                arrows.map(({ button, to, paths, isEnabled }) => (
                  <button
                    key={button}
                    type="button"
                    className="bdk-bare-button"
                    aria-label={text(button, { name: item.name })}
                    title={text(button, { name: item.name })}
                    aria-disabled={!isEnabled}
                    data-arrow={`${button} ${item.id}`}
                    onClick={() => {
                      if (!isEnabled) return;
                      setMoved({ id: item.id, button });
                      move(item, to);
                    }}
                  >
                    <Icon paths={paths} />
                  </button>
                ))}
            </GridListItem>
          );
        }}
      </GridList>
      <p className="bdk-hidden" role="status">
        {movedPosition >= 0 &&
          text('moved', {
            name: items[movedPosition]?.name ?? '',
            position: count(movedPosition + 1),
            count: count(items.length),
          })}
      </p>
    </I18nProvider>
  );
}

/**
 * React Aria adds an inline style sheet unless the page has an element with this id; the portal's content security
 * policy forbids inline styles. ReorderList.css has its one rule.
 */
function skipInlineStyle(): void {
  const id = 'react-aria-pressable-style';
  if (document.getElementById(id) === null) document.head.append(Object.assign(document.createElement('meta'), { id }));
}

/** The languages of the portal by their names in React Aria. */
const locales = { en: 'en-US', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' } as const;
