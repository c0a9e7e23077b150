import type { ReactNode } from 'react';
import { useHref } from '../../hooks/useHref.ts';
import type { ScreenTarget } from '../../services/hostServices.ts';

/** The props of {@link RowOpener}. */
interface RowOpenerProps {
  readonly to: ScreenTarget | undefined;
  readonly tabIndex: number;
  /** The number of its column. */
  readonly columnIndex: number;
  readonly children: ReactNode;
}

/** Names a row and opens it: a link to its screen, or a button without one; the row handles clicks. */
export function RowOpener({ to, tabIndex, columnIndex, children }: RowOpenerProps) {
  const focus = { tabIndex, 'data-cell': columnIndex };
  if (to) return <RowLink to={to} focus={focus} content={children} />;
  return (
    <button type="button" className="bdk-row-link" {...focus}>
      {children}
    </button>
  );
}

interface RowLinkProps {
  readonly to: ScreenTarget;
  readonly focus: { readonly tabIndex: number; readonly 'data-cell': number };
  readonly content: ReactNode;
}

function RowLink({ to, focus, content }: RowLinkProps) {
  const href = useHref(to);
  // An <a> is a link only once it has its address: until then, the role marks it as a link.
  return (
    <a role={href === undefined ? 'link' : undefined} className="bdk-row-link" href={href} {...focus}>
      {content}
    </a>
  );
}
