import type { ReactNode } from 'react';

/** The head of a screen: its title, what stands beside it, and its actions on the right. */
export function PageHeader({
  title,
  count,
  backLink,
  children,
}: {
  readonly title: ReactNode;
  /** How many there are, as people read it. */
  readonly count?: string | undefined;
  /** The way back, above the title. */
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
