import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

/** Props of {@link MenuButton}. */
export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'intent'> {
  /** The text of the button, which also names the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** A button that opens a menu of commands. */
export function MenuButton({ label, items, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        endIcon={<Icon paths={caretDown} />}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {label}
      </Button>
      {anchor && <Menu anchor={anchor} label={label} items={items} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
