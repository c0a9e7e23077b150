import type { ReactNode } from 'react';
import type { PluginFunctionCode } from '../PluginFunctionCode.ts';
import { useHeld } from '../hooks/useHeld.ts';

/** Shows its children to users who hold a function code, and `otherwise` (nothing by default) to the rest. */
export function Can({
  requires,
  otherwise = null,
  children,
}: {
  readonly requires: PluginFunctionCode;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}) {
  return useHeld(requires) ? children : otherwise;
}
