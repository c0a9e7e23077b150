import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import type { ReactNode } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';
import { PopoverButton } from '../Popover.tsx';
import { Text } from '../Text.tsx';

/** A button that opens filter fields and shows how many of them are set. */
export function FilterPopover({
  label,
  activeCount,
  children,
}: {
  readonly label: string;
  readonly activeCount: number;
  readonly children: ReactNode;
}) {
  const text = useKitText();
  return (
    <PopoverButton
      className="bdk-choices-button"
      variant="outlined"
      textClassName="bdk-layout-row"
      align="start"
      endIcon={<Icon paths={caretDown} />}
      button={
        <>
          {label}
          {activeCount > 0 && <Text tone="neutral">{text('list.chosen', { count: activeCount })}</Text>}
        </>
      }
    >
      {() => children}
    </PopoverButton>
  );
}
