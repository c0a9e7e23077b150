import type { ScreenTarget } from '@brokerdesk/plugin-sdk';
import { usePortal } from '../PortalContext.ts';
import { useTitle } from '../useTitle.ts';

/** Returns the name of a page or tab in the current language; undefined for a page that the user cannot open. */
export function usePageNames(): (target: ScreenTarget) => string | undefined {
  const { portal } = usePortal();
  const titleOf = useTitle();
  return ({ code, child }) => {
    const address = portal.addressOf(code, child);
    if (address === undefined) return undefined;
    // A page with tabs opens its first tab, but is listed under its own name.
    const group = child === undefined ? portal.tabGroups.get(address) : undefined;
    const titled = group?.code === code ? group : portal.screens.get(address);
    return titled && titleOf(titled);
  };
}
