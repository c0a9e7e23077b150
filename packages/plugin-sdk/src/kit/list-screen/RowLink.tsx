import type { ReactNode } from 'react';
import { useHref } from '../../hooks/useHref.ts';
import type { ScreenTarget } from '../../hostServices.ts';

/** Names a row and links to its screen; the row handles clicks. */
export function RowLink({
  to,
  tabIndex,
  columnIndex,
  children,
}: {
  readonly to: ScreenTarget;
  readonly tabIndex: number;
  /** The number of its column. */
  readonly columnIndex: number;
  readonly children: ReactNode;
}) {
  const href = useHref(to);
  const focus = { tabIndex, 'data-cell': columnIndex };
  // An <a> is a link only once it has its address: until then, the role marks it as a link.
  return (
    <a role={href === undefined ? 'link' : undefined} className="bdk-row-link" href={href} {...focus}>
      {children}
    </a>
  );
}
