import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import type { ComponentProps } from 'react';
import { blueprintClasses } from './blueprintClasses.ts';
import { Icon } from './Icon.tsx';

/** Props of {@link Select}: those of the native element. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'size' | 'multiple'> {
  /** `field` in forms, with the full width; `large` before sign-in; `minimal` without a box. */
  readonly look?: 'field' | 'large' | 'minimal' | undefined;
}

const classes = {
  field: blueprintClasses.fieldSelect,
  large: blueprintClasses.largeSelect,
  minimal: blueprintClasses.minimalSelect,
};

/**
 * A native list that opens, with the look of Blueprint's. Its own `HTMLSelect` renders the same, but its icon has an English
 * title.
 */
export function Select({ look, ...select }: SelectProps) {
  return (
    <span className={look === undefined ? blueprintClasses.select : classes[look]}>
      <select {...select} />
      <Icon paths={caretDown} />
    </span>
  );
}
