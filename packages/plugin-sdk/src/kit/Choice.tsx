import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link Choice}: those of the native input. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
}

/**
 * A check box or a radio button with its label. It is the browser's own: that draws the mark in a colour that can be read
 * on the broker's accent. Blueprint's mark is always white, on its own blue, and takes twice the time to render.
 */
export function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className="bdk-choice">
      <input {...input} />
      <span className="bdk-grow">{label}</span>
    </label>
  );
}
