import type { MouseEvent } from 'react';
import type { ScreenTarget } from '../../services/hostServices.ts';
import { useNavigation } from '../../hooks/useHost.ts';
import { opensNewTab } from '../ScreenLink.tsx';

/** How a row is opened: as a screen, or on this one. */
export interface RowOpeningOptions<Row> {
  readonly row: Row;
  readonly rowTarget: ((row: Row) => ScreenTarget) | undefined;
  /** Opens a row on this screen. */
  readonly onOpenRow: ((row: Row) => void) | undefined;
  /** Called before the row's screen is opened. */
  readonly onOpen: (row: Row) => void;
}

/** Returns the screen that a row opens, whether it opens at all, and what a click in it does. */
export function useRowOpening<Row>({ row, rowTarget, onOpenRow, onOpen }: RowOpeningOptions<Row>) {
  const navigation = useNavigation();
  const rowScreen = rowTarget?.(row);
  // Without the permission for its screen, a row neither opens nor looks as if it did.
  const target = rowScreen !== undefined && navigation.canOpen(rowScreen) ? rowScreen : undefined;
  const opens = target !== undefined || onOpenRow !== undefined;

  function openByClick(event: MouseEvent<HTMLElement>) {
    if (!opens || event.defaultPrevented || event.button > 1) return;
    if ((event.target as HTMLElement).closest('button:not(.bdk-row-link), label') !== null) return;
    const link = (event.target as HTMLElement).closest('a');
    if (link === null && isSelectingText()) return;
    if (target === undefined) {
      if (event.type === 'click') onOpenRow?.(row);
      return;
    }
    if (opensNewTab(event)) {
      if (link?.hasAttribute('href')) return;
      void navigation.hrefOf(target).then((href) => href !== undefined && window.open(href, '_blank', 'noopener'));
      return;
    }
    event.preventDefault();
    onOpen(row);
    void navigation.open(target);
  }
  return { target, opens, openByClick };
}

function isSelectingText(): boolean {
  return window.getSelection()?.type === 'Range';
}
