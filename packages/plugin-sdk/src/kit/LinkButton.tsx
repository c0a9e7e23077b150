import type { ButtonHTMLAttributes } from 'react';

/** Props of {@link LinkButton}: those of a native button. */
export type LinkButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>;

/**
 * A button that looks like a link: a step aside in a line of text, a table or a fact, such as "Try again". It is a native
 * button, because Blueprint's has the height and the padding of a control, for which a line of text has no room.
 */
export function LinkButton({ className, ...button }: LinkButtonProps) {
  return <button {...button} type="button" className={`bdk-link-button ${className ?? ''}`.trimEnd()} />;
}
