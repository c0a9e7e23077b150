import { useLocation } from 'react-router';
import type { CompiledPortal, CompiledScreen } from '../permissions/CompiledPortal.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';

/** Returns the screen at the current address; undefined for the host's own pages and for addresses without a screen. */
export function useCurrentScreen(): CompiledScreen | undefined {
  const { session, portal } = usePortal();
  const { pathname } = useLocation();
  return findScreen(portal, { displayCode: session.displayCode, pathname });
}

/** Returns the screen at a path below the base path, if any. */
export function findScreen(
  { screens }: Pick<CompiledPortal, 'screens'>,
  { displayCode, pathname }: { readonly displayCode: string; readonly pathname: string },
): CompiledScreen | undefined {
  const main = `${mainPath(displayCode)}/`;
  return pathname.startsWith(main) ? screens.get(trimSlashes(pathname.slice(main.length))) : undefined;
}

/** Returns the address of a screen as it is compiled: without leading and trailing slashes. */
export function trimSlashes(splat: string | undefined): string {
  return (splat ?? '').replace(/^\/+|\/+$/g, '');
}
