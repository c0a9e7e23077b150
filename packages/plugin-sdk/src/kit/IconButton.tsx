import { Button, type ButtonProps } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Props of {@link IconButton}: those of a {@link Button}, and its icon and name. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'endIcon' | 'text' | 'children'> {
  /** What the button does; assistive technology reads it, and it is the tooltip. */
  readonly label: string;
  /** The path data of one of Blueprint's 16 px icons. */
  readonly paths: readonly string[];
  /** The key that does the same; the tooltip names it. */
  readonly shortcut?: string | undefined;
}

/** A button that consists of an icon. */
export function IconButton({ label, paths, shortcut, ...button }: IconButtonProps) {
  return (
    <Button
      variant="minimal"
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      {...button}
      icon={<Icon paths={paths} />}
    />
  );
}
