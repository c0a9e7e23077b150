import arrowDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-down.js';
import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up.js';
import dragHandle from '@blueprintjs/icons/lib/esm/generated/16px/paths/drag-handle-vertical.js';
import pin from '@blueprintjs/icons/lib/esm/generated/16px/paths/pin.js';
import { Icon } from '../../Icon.tsx';
import { type ColumnChoice, columnWidths, clampWidth } from '../layout/ListLayout.ts';
import { useToolText } from './listToolsTexts.ts';

/** One column among those that can be arranged. */
export function ColumnItem({
  choice,
  name,
  width,
  isFirst,
  canMove,
  onChange,
  onMove,
  onDrag,
  onDrop,
}: {
  readonly choice: ColumnChoice;
  readonly name: string;
  readonly width: number;
  /** It names its row: always shown, always first. */
  readonly isFirst: boolean;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onChange: (choice: ColumnChoice) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}) {
  const text = useToolText();
  const { id, isHidden = false, isPinned = false } = choice;
  const moveButtons = [
    { by: -1, paths: arrowUp, label: text('columns.up', { name }), isOn: canMove.up },
    { by: 1, paths: arrowDown, label: text('columns.down', { name }), isOn: canMove.down },
  ] as const;
  function setWidth(value: string) {
    const requestedWidth = Number(value);
    if (requestedWidth > 0 && requestedWidth !== width) onChange({ id, width: clampWidth(requestedWidth) });
  }
  return (
    <li
      className="bdk-column"
      draggable={!isFirst}
      onDragStart={onDrag}
      onDragOver={(event) => !isFirst && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <span className="bdk-column-grip">{!isFirst && <Icon paths={dragHandle} />}</span>
      <label className="bdk-column-name">
        <input
          type="checkbox"
          aria-label={text('columns.show', { name })}
          checked={!isHidden || isFirst}
          disabled={isFirst}
          onChange={() => onChange({ id, isHidden: !isHidden })}
        />
        <span>{name}</span>
      </label>
      <input
        // Typed freely; it counts when the field is left, and then shows what became of it.
        key={width}
        className="bdk-column-width"
        type="number"
        min={columnWidths.min}
        max={columnWidths.max}
        step={8}
        aria-label={text('columns.width', { name })}
        defaultValue={width}
        onBlur={(event) => setWidth(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && setWidth(event.currentTarget.value)}
      />
      {isFirst ? (
        <span className="bdk-column-first">{text('columns.first')}</span>
      ) : (
        <>
          <button
            type="button"
            className="bdk-bare-button"
            aria-label={text('columns.pin', { name })}
            title={text('columns.pin', { name })}
            aria-pressed={isPinned}
            data-move={`${id} pin`}
            onClick={() => onChange({ id, isPinned: !isPinned })}
          >
            <Icon paths={pin} />
          </button>
          {moveButtons.map(({ by, paths, label, isOn }) => (
            <button
              key={by}
              type="button"
              className="bdk-bare-button"
              aria-label={label}
              title={label}
              aria-disabled={!isOn}
              data-move={`${id} ${by}`}
              onClick={() => isOn && onMove(by)}
            >
              <Icon paths={paths} />
            </button>
          ))}
        </>
      )}
    </li>
  );
}
