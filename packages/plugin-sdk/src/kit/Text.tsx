import type { HTMLAttributes, ReactNode } from 'react';
import type { TagTone } from './Tag.tsx';

/** Props of {@link Text}: those of a `span`, and how it looks. */
export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The element; `span` by default. */
  readonly as?: 'span' | 'p' | 'div' | 'strong' | 'dt' | 'dd' | 'h2' | 'h3' | undefined;
  /** The colour of what it says; `neutral` for what stands back. */
  readonly tone?: TagTone | undefined;
  /** `table` is 13 px, `small` 12 px; the size of the text around it by default. */
  readonly size?: 'table' | 'small' | undefined;
  readonly bold?: boolean | undefined;
  /** On one line, with an ellipsis if it does not fit. Its `title` should then have the whole text. */
  readonly cut?: boolean | undefined;
  /** Keeps line breaks. */
  readonly lines?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A run of text or a paragraph that differs from the text around it. */
export function Text({
  as: Element = 'span',
  tone,
  size,
  bold = false,
  cut = false,
  lines = false,
  className,
  ...rest
}: TextProps) {
  const names = [
    'bdk-text',
    size ? `bdk-text-${size}` : '',
    bold ? 'bdk-text-bold' : '',
    cut ? 'bdk-text-cut' : '',
    lines ? 'bdk-text-lines' : '',
    className ?? '',
  ];
  return <Element {...rest} data-tone={tone} className={names.filter((name) => name !== '').join(' ')} />;
}
