import { useLocation } from 'react-router';
import type { CompiledScreen } from '../permissions/CompiledPortal.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';

/** Returns the screen at the current address; undefined for the host's own pages and for addresses without a screen. */
export function useCurrentScreen(): CompiledScreen | undefined {
  const { session, portal } = usePortal();
  const { pathname } = useLocation();
  const main = `${mainPath(session.displayCode)}/`;
  return pathname.startsWith(main) ? portal.screens.get(trimSlashes(pathname.slice(main.length))) : undefined;
}

/** Returns the address of a screen as it is compiled: without leading and trailing slashes. */
export function trimSlashes(splat: string | undefined): string {
  return (splat ?? '').replace(/^\/+|\/+$/g, '');
}
