import './ColumnsPanel.css';
import type { Endpoint } from '@brokerdesk/api';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '../../../hooks/useFormats.ts';
import { changeColumn, type ColumnChoice, completeChoices, defaultLayout } from '../layout/ListLayout.ts';
import type { ListPanelProps } from '../ListPanelProps.ts';
import { ColumnItem } from './ColumnItem.tsx';
import { useToolText } from './listToolsTexts.ts';
import { moveColumn } from './moveColumn.ts';
import { ToolPanel, type ToolPanelProps } from './ToolPanel.tsx';

const densities = ['normal', 'compact'] as const;

/** Arranges the columns of a list; the list shows every change at once. */
export function ColumnsPanel<E extends Endpoint>(props: ListPanelProps<E> & ToolPanelProps) {
  const { list, shown, onLayout, id, anchor, onClose } = props;
  const { columns } = list;
  const { layout } = shown;
  const text = useToolText();
  const { count } = useFormats();
  const box = useRef<HTMLOListElement>(null);
  const dragged = useRef<string>(undefined);
  const focusAfterMove = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const choices = completeChoices(columns, layout);
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;

  // A row that changes its place loses the focus of its button.
  useLayoutEffect(() => {
    if (focusAfterMove.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(focusAfterMove.current)}"]`)?.focus();
    focusAfterMove.current = undefined;
  });
  function change(choice: ColumnChoice) {
    onLayout(changeColumn(columns, layout, choice));
  }
  function move(id: string, to: number) {
    const next = moveColumn(columns, layout, { id, to });
    const position = next.columns.findIndex((choice) => choice.id === id) + 1;
    onLayout(next);
    setAnnouncement(
      text('columns.moved', { name: nameOf(id), position: count(position), count: count(choices.length) }),
    );
  }
  return (
    <ToolPanel title={text('columns.title')} id={id} anchor={anchor} onClose={onClose}>
      <fieldset className="bdk-tool-choices">
        <legend>{text('columns.density')}</legend>
        {densities.map((density) => (
          <label key={density}>
            <input
              type="radio"
              name="bdk-density"
              checked={layout.density === density}
              onChange={() => onLayout({ ...layout, density })}
            />
            {text(`columns.${density}`)}
          </label>
        ))}
      </fieldset>
      <ol ref={box} className="bdk-columns">
        {choices.map((choice, at) => (
          <ColumnItem
            key={choice.id}
            choice={choice}
            name={nameOf(choice.id)}
            width={choice.width ?? columns.find(({ id }) => id === choice.id)?.width ?? 0}
            isFirst={at === 0}
            canMove={{
              up: at > 1 && isSamePinGroup(choice, choices[at - 1]),
              down: isSamePinGroup(choice, choices[at + 1]),
            }}
            onChange={(next) => {
              if (next.isPinned !== undefined) focusAfterMove.current = `${choice.id} pin`;
              change(next);
            }}
            onMove={(by) => {
              focusAfterMove.current = `${choice.id} ${by}`;
              move(choice.id, at + by);
            }}
            onDrag={() => {
              dragged.current = choice.id;
            }}
            onDrop={() => {
              if (dragged.current !== undefined && dragged.current !== choice.id) move(dragged.current, at);
              dragged.current = undefined;
            }}
          />
        ))}
      </ol>
      <p className="bdk-tool-hint">{text('columns.hint')}</p>
      <button type="button" className="bdk-link-button" onClick={() => onLayout(defaultLayout)}>
        {text('columns.reset')}
      </button>
      <p className="bdk-hidden" role="status">
        {announcement}
      </p>
    </ToolPanel>
  );
}

/** Pinned columns are moved among themselves. */
function isSamePinGroup({ isPinned = false }: ColumnChoice, other: ColumnChoice | undefined): boolean {
  return other !== undefined && (other.isPinned ?? false) === isPinned;
}
