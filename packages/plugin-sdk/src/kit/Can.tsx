import type { ReactNode } from 'react';
import type { ScreenCode } from '../services/hostServices.ts';
import { usePermission } from '../hooks/useHost.ts';

/** Shows its children to users with a function code, or internal screen, and `fallback` (nothing by default) to others. */
export function Can({
  requires,
  fallback = null,
  children,
}: {
  readonly requires: ScreenCode;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  return usePermission(requires) ? children : fallback;
}
