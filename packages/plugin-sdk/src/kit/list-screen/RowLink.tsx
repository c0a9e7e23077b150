import type { ReactNode } from 'react';
import { useElapsed } from '../../hooks/useElapsed.ts';
import { useHref } from '../../hooks/useHref.ts';
import { useNavigation } from '../../hooks/useNavigation.ts';
import type { ScreenTarget } from '../../hostServices.ts';

/** Longer than a row is drawn while somebody scrolls past it: its address is encrypted only if he stays. */
const restMs = 250;

/** Names a row and links to its screen; the row itself follows the clicks. Plain text for a user who may not open it. */
export function RowLink({
  to,
  tabIndex,
  cell,
  children,
}: {
  readonly to: ScreenTarget;
  readonly tabIndex: number;
  readonly cell: string;
  readonly children: ReactNode;
}) {
  const navigation = useNavigation();
  const isAtRest = useElapsed({ active: true, delayMs: restMs });
  const href = useHref(isAtRest ? to : undefined);
  const focus = { tabIndex, 'data-cell': cell };
  if (!navigation.canOpen(to)) {
    return (
      <span className="bdk-row-link" {...focus}>
        {children}
      </span>
    );
  }
  // An <a> is a link only once it has its address: until then, the role says what it will be.
  return (
    <a role={href === undefined ? 'link' : undefined} className="bdk-row-link" href={href} {...focus}>
      {children}
    </a>
  );
}
