import arrowLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-left.js';
import { useState } from 'react';
import type { ScreenCode } from '../../services/hostServices.ts';
import { usePluginScope } from '../../hooks/useHost.ts';
import { Icon } from '../Icon.tsx';
import { ScreenLink } from '../ScreenLink.tsx';
import { loadListPosition } from './listPosition.ts';

/** Leads from a row's screen back to its list, filtered, sorted and scrolled as the user left it. */
export function BackToList({
  code,
  child,
  list,
  children,
}: {
  readonly code: ScreenCode;
  /** The name of the child whose screen has the list, such as a tab. */
  readonly child?: string | undefined;
  /** The `id` of the list screen. */
  readonly list: string;
  readonly children: string;
}) {
  const { pluginId } = usePluginScope();
  const [params] = useState(() => loadListPosition(`${pluginId}.${list}`)?.params ?? {});
  return (
    <ScreenLink
      to={{ code, ...(child !== undefined && { child }), params }}
      className="bdk-layout-row bdk-gap-4 bdk-back"
    >
      <Icon paths={arrowLeft} />
      {children}
    </ScreenLink>
  );
}
