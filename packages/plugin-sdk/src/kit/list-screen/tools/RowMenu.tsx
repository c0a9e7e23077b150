import { Menu } from '../../Menu.tsx';
import type { BulkAction } from '../selection/BulkAction.ts';
import { useToolText } from './listToolsTexts.ts';

/** The menu of the actions for one row. */
export function RowMenu({
  actions,
  ...menuProps
}: {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly actions: readonly BulkAction[];
  readonly onClose: () => void;
}) {
  const text = useToolText();
  return <Menu {...menuProps} label={text('menu.label')} items={sortDangerLast(actions)} />;
}

/** Puts actions that can't be undone at the end, apart from the rest. */
export function sortDangerLast(actions: readonly BulkAction[]): readonly BulkAction[] {
  return actions.toSorted((a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'));
}
