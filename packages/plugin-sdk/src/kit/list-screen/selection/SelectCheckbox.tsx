import { useEffect, useRef } from 'react';

/** The check box that selects a row, or all of the page. The whole cell takes the click. */
export function SelectCheckbox({
  label,
  checkState,
  onToggle,
  ...focus
}: {
  readonly label: string;
  /** 0 none, 1 some, 2 all. */
  readonly checkState: 0 | 1 | 2;
  readonly onToggle: (isRange: boolean) => void;
  readonly tabIndex: number;
  readonly 'data-cell': number;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checkState === 1;
  }, [checkState]);
  return (
    // A click with Shift would select text, too.
    <label className="bdk-select-box" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checkState === 2}
        onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
        {...focus}
      />
    </label>
  );
}
