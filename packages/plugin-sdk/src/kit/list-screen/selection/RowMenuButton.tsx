import more from '@blueprintjs/icons/lib/esm/generated/16px/paths/more.js';
import { buttonClass } from '../../blueprintClasses.ts';
import { Icon } from '../../Icon.tsx';
import type { OpenRowMenu, RowMenuControl } from './useRowMenu.tsx';

/** The button at the end of a row that opens its menu. It stays visible while the list is scrolled sideways. */
export function RowMenuButton<Row>({
  label,
  row,
  id,
  isOpen,
  onToggle,
  ...focus
}: Omit<OpenRowMenu<Row>, 'button'> & {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: RowMenuControl<Row>['toggle'];
  readonly tabIndex: number;
  readonly 'data-cell': number;
}) {
  return (
    <button
      type="button"
      // Native: a list draws a hundred of them.
      className={`${look} bdk-more-button`}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onToggle({ id, row, button: currentTarget })}
      {...focus}
    >
      <Icon paths={more} />
    </button>
  );
}

const look = buttonClass({ variant: 'minimal', size: 'small' });
