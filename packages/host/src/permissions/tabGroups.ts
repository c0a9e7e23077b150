// Screens that stand in tabs below the title of a page: the page's own screen if it has one, its children with `isTab`, and
// the pages with `isTab` that the tree has below it.
import type { CompiledScreen, MenuNode, TabGroup } from './CompiledPortal.ts';

/** A group while the tree is read; tabs are added in the order in which they are found. */
export interface DraftTabGroup extends TabGroup {
  readonly tabs: CompiledScreen[];
}

/** The groups by address: that of the page, and that of each tab. */
export type TabGroups = ReadonlyMap<string, DraftTabGroup>;

/** Creates the group of a page; its own screen, if it has one, is added like any other tab. */
export function createTabGroup(page: Pick<TabGroup, 'address' | 'code' | 'pluginId' | 'titleKey'>): DraftTabGroup {
  return { ...page, tabs: [] };
}

/** Lists groups by address. A page whose own screen is its only tab shows no tabs. */
export function listTabGroups(drafts: readonly DraftTabGroup[]): TabGroups {
  const groups = new Map<string, DraftTabGroup>();
  for (const group of drafts) {
    if (group.tabs.every(({ address }) => address === group.address) && group.tabs.length > 0) continue;
    groups.set(group.address, group);
    for (const { address } of group.tabs) groups.set(address, group);
  }
  return groups;
}

/** Returns whether a menu entry leads nowhere: a page without a screen and without a tab that the user may open. */
export function isEmptyTabPage({ address }: MenuNode, groups: TabGroups): boolean {
  return address !== null && groups.get(address)?.tabs.length === 0;
}
