import type { ReactNode } from 'react';

/** Explains why there is no content, and what the user can do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="bdk-state">
      <h2 className="bdk-state-title">{title}</h2>
      {children !== undefined && <p className="bdk-state-text">{children}</p>}
      {action}
    </div>
  );
}
