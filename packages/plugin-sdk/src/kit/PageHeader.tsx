import type { ReactNode } from 'react';

/** The header of a screen: its title, content beside it, and its actions on the right. */
export function PageHeader({
  title,
  count,
  backLink,
  children,
}: {
  readonly title: ReactNode;
  /** The number of items, formatted. */
  readonly count?: string | undefined;
  /** The link back, above the title. */
  readonly backLink?: ReactNode;
  /** The primary action, if the screen has one. */
  readonly children?: ReactNode;
}) {
  return (
    <header className="bdk-page-header">
      {backLink}
      <div className="bdk-page-header-line">
        <h1 className="bdk-title" tabIndex={-1}>
          {title}
        </h1>
        {count !== undefined && <span className="bdk-count">{count}</span>}
        {children !== undefined && <div className="bdk-page-actions">{children}</div>}
      </div>
    </header>
  );
}
