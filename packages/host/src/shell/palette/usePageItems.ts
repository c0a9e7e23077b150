import type { ScreenTarget } from '@brokerdesk/plugin-sdk';
import { useNavigate } from 'react-router';
import { usePaletteText } from '../../texts/palette/paletteTexts.ts';
import type { CompiledScreen, MenuNode } from '../../permissions/CompiledPortal.ts';
import { mainPath } from '../../session/brokerPath.ts';
import { usePortal } from '../PortalContext.ts';
import { useTitle } from '../useTitle.ts';
import { listCommands } from './listCommands.ts';
import type { PaletteItem } from './PaletteItem.ts';
import type { AddRecentItem } from './RecentItem.ts';

/** Returns the pages that the user may open, in the order of the menu, and those that plugins' commands open. */
export function usePageItems(addRecent: AddRecentItem): readonly PaletteItem[] {
  const text = usePaletteText();
  const titleOf = useTitle();
  const go = useNavigate();
  const services = usePortal();
  const { portal, session, navigation } = services;
  const group = text('group.pages');
  const openNoting = (target: ScreenTarget) => () => {
    addRecent({ target });
    void navigation.open(target);
  };
  const tabsOf = ({ address }: MenuNode) =>
    (address === null ? undefined : portal.tabGroups.get(address))?.tabs.filter((tab) => tab.address !== address) ?? [];
  const pagesBelow = (nodes: readonly MenuNode[], above: readonly string[]): readonly PaletteItem[] =>
    nodes.flatMap((node) => {
      const title = titleOf(node);
      const target = { code: node.code } as ScreenTarget;
      const description = above.length > 0 ? above.join(' › ') : undefined;
      const own = { id: `page ${node.code}`, group, title, description, run: openNoting(target) };
      const tabs = tabsOf(node).map((tab) => ({
        id: `page ${tab.code} ${tab.child ?? ''}`,
        group,
        title: titleOf(tab),
        description: [...above, title].join(' › '),
        run: openNoting(targetOf(tab)),
      }));
      return [...(node.address === null ? [] : [own]), ...tabs, ...pagesBelow(node.children, [...above, title])];
    });
  const commands = listCommands(services).flatMap(({ pluginId, id, title, open }) => {
    if (!open) return [];
    const name = titleOf({ pluginId, titleKey: title });
    return [{ id: `command ${pluginId} ${id}`, group, title: name, run: () => void navigation.open(open) }];
  });
  const home = { id: 'home', group, title: text('home'), run: () => void go(mainPath(session.displayCode)) };
  return [home, ...pagesBelow(portal.menu, []), ...commands];
}

function targetOf({ code, child }: CompiledScreen): ScreenTarget {
  return (child === null ? { code } : { code, child }) as ScreenTarget;
}
