import type { MenuNode } from '../../permissions/CompiledPortal.ts';
import { usePortal } from '../PortalContext.ts';
import { useTitle } from '../useTitle.ts';

/** Returns the name of a page in the current language; undefined for a page that the user cannot open. */
export function usePageNames(): (code: string) => string | undefined {
  const { portal } = usePortal();
  const titleOf = useTitle();
  return (code) => {
    const node = findNode(portal.menu, code);
    return node && titleOf(node);
  };
}

function findNode(nodes: readonly MenuNode[], code: string): MenuNode | undefined {
  for (const node of nodes) {
    const found = node.code === code && node.address !== null ? node : findNode(node.children, code);
    if (found) return found;
  }
  return undefined;
}
