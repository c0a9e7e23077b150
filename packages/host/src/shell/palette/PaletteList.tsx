import { Text } from '@brokerdesk/plugin-sdk';
import { Fragment, useEffect, useRef } from 'react';
import { usePaletteText } from '../../texts/palette/paletteTexts.ts';
import type { PaletteItem } from './PaletteItem.ts';

/** The props of {@link PaletteList}. */
export interface PaletteListProps {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  /** The index of the item that Enter runs. */
  readonly activeIndex: number;
  readonly onHighlight: (at: number) => void;
  readonly onRun: (item: PaletteItem) => void;
}

/** The items under their headings; the focus stays in the search field. */
export function PaletteList({ id, items, activeIndex, onHighlight, onRun }: PaletteListProps) {
  const text = usePaletteText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex, items]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={text('results')} className="bdk-scroll bdk-inset">
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {item.group !== items[index - 1]?.group && (
            <Text as="div" tone="neutral" size="small" bold className="bd-menu-group" role="presentation">
              {item.group}
            </Text>
          )}
          {/* The search field handles the keys. */}
          <div
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className="bdk-layout-row bdk-item"
            onPointerMove={() => index !== activeIndex && onHighlight(index)}
            onClick={() => onRun(item)}
            onKeyDown={undefined}
          >
            <span>{item.title}</span>
            {item.description !== undefined && (
              <Text tone="neutral" size="table" className="bdk-end bd-palette-description">
                {item.description}
              </Text>
            )}
            <span className="bdk-hidden">{item.group}</span>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
