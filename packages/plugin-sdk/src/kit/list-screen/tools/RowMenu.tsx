import type { ReactNode } from 'react';
import { useNavigation } from '../../../hooks/useHost.ts';
import { Menu } from '../../Menu.tsx';
import type { RowAction } from '../selection/RowAction.ts';
import { useToolText } from './listToolsTexts.ts';

/** The menu of the actions for one row. */
export function RowMenu({
  actions,
  onDialog,
  ...menuProps
}: {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly actions: readonly RowAction[];
  /** Receives the dialog of the chosen action. */
  readonly onDialog: (render: (close: () => void) => ReactNode) => void;
  readonly onClose: () => void;
}) {
  const text = useToolText();
  const { open } = useNavigation();
  const items = sortDangerLast(actions).map(({ run, dialog, to, ...item }) => ({
    ...item,
    run() {
      if (dialog) onDialog(dialog);
      else if (to) void open(to);
      else run();
    },
  }));
  return <Menu {...menuProps} label={text('menu.label')} items={items} />;
}

/** Puts actions that can't be undone at the end, apart from the rest. */
export function sortDangerLast<Action extends Pick<RowAction, 'tone'>>(actions: readonly Action[]): readonly Action[] {
  return actions.toSorted((a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'));
}
