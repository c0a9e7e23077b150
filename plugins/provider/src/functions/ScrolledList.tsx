import type { ReactNode } from 'react';

/** A list of any length in a dialog. It scrolls, so the keyboard has to reach it. */
export function ScrolledList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="bdk-scroll bdk-scroll-short" role="region" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </div>
  );
}
