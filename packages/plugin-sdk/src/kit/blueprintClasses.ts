// Blueprint's class names, for native elements: those of the pages before sign-in, which do without its scripts, and
// links that look like buttons. No other file contains class names of Blueprint; everything else uses its components.

/** How a native button or link looks, in the words of Blueprint's button. */
export interface ButtonLook {
  readonly intent?: 'primary' | undefined;
  readonly size?: 'small' | 'large' | undefined;
  readonly variant?: 'minimal' | undefined;
  readonly fill?: boolean | undefined;
}

/** Returns the class names of a native button, or of a link that looks like one. */
export function buttonClass({ intent, size, variant, fill }: ButtonLook = {}): string {
  const names = ['bp6-button', intent && `bp6-intent-${intent}`, size && `bp6-${size}`, variant && `bp6-${variant}`];
  return [...names, fill && 'bp6-fill'].filter((name) => typeof name === 'string').join(' ');
}

/** Class names that native elements share with Blueprint's components. */
export const blueprintClasses = {
  dark: 'bp6-dark',
  icon: 'bp6-icon',
  input: 'bp6-input',
  inputGroup: 'bp6-input-group',
  largeInputGroup: 'bp6-input-group bp6-large',
  largeInput: 'bp6-input bp6-large bp6-fill',
  select: 'bp6-html-select',
  fieldSelect: 'bp6-html-select bp6-fill',
  largeSelect: 'bp6-html-select bp6-large bp6-fill',
  minimalSelect: 'bp6-html-select bp6-minimal',
  minimalTag: 'bp6-tag bp6-minimal',
  skeleton: 'bp6-skeleton',
} as const;

/** Finds the elements of Blueprint's table that scroll: the cells, the first columns beside them, and the header above. */
export const tableScrollSelector = ['main', 'left', 'top']
  .map((place) => `.bp6-table-quadrant-${place} .bp6-table-quadrant-scroll-container`)
  .join(', ');
