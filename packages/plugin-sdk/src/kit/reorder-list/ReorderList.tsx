import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useHost } from '../../hooks/useHost.ts';
import { Popover } from '../Popover.tsx';
import { focusControl } from './focusControl.ts';
import { PositionForm } from './PositionForm.tsx';
import { type ReorderItem } from './ReorderItem.ts';
import { type MoveControl, ReorderRow } from './ReorderRow.tsx';
import { useMoveText } from './useMoveText.ts';
import { useReorderText } from './useReorderText.ts';

/** Props of {@link ReorderList}. */
export interface ReorderListProps<Item extends ReorderItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /**
   * Called with the items to move and the position of the first of them, counted from 0 among the items that stay. The
   * caller passes the items in their new order.
   */
  readonly onMove: (ids: readonly string[], position: number) => void;
  /** Adds a button to each item that asks for its position. */
  readonly hasPositions?: boolean | undefined;
  /** Dragging one of these items moves all of them; without it items cannot be selected. */
  readonly selection?:
    | {
        readonly ids: ReadonlySet<string>;
        readonly onToggle: (id: string) => void;
      }
    | undefined;
  /** The content of an item, between its handle and its arrows. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list that the user reorders by dragging, by keyboard on the drag handle, with the arrows of each item, or by typing a
 * position.
 */
export function ReorderList<Item extends ReorderItem>(props: ReorderListProps<Item>) {
  const { label, items, onMove, hasPositions = false, selection, children } = props;
  const moveText = useMoveText();
  const { language } = useHost();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ readonly ids: readonly string[]; readonly control?: MoveControl | undefined }>();
  const [asked, setAsked] = useState<{ readonly item: Item; readonly anchor: HTMLElement }>();
  useLayoutEffect(skipInlineStyle, []);
  const firstMoved = items.findIndex(({ id }) => moved?.ids.includes(id));

  // An arrow at the end of the range is disabled but keeps the focus, which React may lose when it moves the element.
  useEffect(() => {
    if (list.current === null || moved?.control === undefined || firstMoved < 0) return undefined;
    return focusControl(list.current, `${moved.control} ${moved.ids[0]}`, firstMoved / items.length);
  }, [moved, firstMoved, items.length]);

  function moveOne(item: Item, position: number, control: MoveControl) {
    const { first = position, last = position } = item.range ?? {};
    const target = Math.max(first, Math.min(last, position));
    setMoved({ ids: [item.id], control });
    if (item.range !== undefined && target !== items.indexOf(item)) onMove([item.id], target);
  }
  function moveDragged(dragged: string, target: string, isAfter: boolean) {
    const item = items.find(({ id }) => id === dragged);
    if (item?.range === undefined) return;
    const ids = selection?.ids.has(dragged) === true ? [...selection.ids] : [dragged];
    const targetIndex = items.findIndex(({ id }) => id === target) + (isAfter ? 1 : 0);
    const position = items.slice(0, targetIndex).filter(({ id }) => !ids.includes(id)).length;
    const start = Math.max(item.range.first, Math.min(item.range.last, position));
    if (ids.length === 1 && start === items.indexOf(item)) return;
    setMoved({ ids });
    onMove(ids, start);
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.name ?? '' })),
    onReorder: ({ keys, target }) =>
      moveDragged(String([...keys][0]), String(target.key), target.dropPosition === 'after'),
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
        dependencies={[children, selection, hasPositions]}
      >
        {(item) => (
          <ReorderRow
            item={item}
            position={items.indexOf(item)}
            isSelected={selection?.ids.has(item.id)}
            onToggle={() => selection?.onToggle(item.id)}
            onMove={(position, control) => moveOne(item, position, control)}
            onAsk={hasPositions ? (anchor) => setAsked({ item, anchor }) : undefined}
          >
            {children(item)}
          </ReorderRow>
        )}
      </GridList>
      {asked && (
        <PositionPopover
          {...asked}
          items={items}
          onMove={(position) => {
            setAsked(undefined);
            moveOne(asked.item, position, 'position');
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <p className="bdk-hidden" role="status">
        {moved !== undefined && firstMoved >= 0 && moveText(items, moved.ids)}
      </p>
    </I18nProvider>
  );
}

interface PositionPopoverProps {
  readonly item: ReorderItem;
  readonly anchor: HTMLElement;
  readonly items: readonly ReorderItem[];
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** Asks for the position of an item. */
function PositionPopover({ item, anchor, items, onMove, onClose }: PositionPopoverProps) {
  const text = useReorderText();
  return (
    <Popover anchor={anchor} role="dialog" aria-label={text('moveTo', { name: item.name })} onClose={onClose}>
      <PositionForm
        position={items.findIndex(({ id }) => id === item.id)}
        range={item.range ?? { first: 0, last: items.length - 1 }}
        onMove={onMove}
      />
    </Popover>
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
