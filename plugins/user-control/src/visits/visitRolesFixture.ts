// How entries of the catalogue come to roles of the demo broker. Everything is found by what does not change with the
// language.
import type { ScreenVisit } from '@brokerdesk/plugin-testing/browser';

/** Where the screens of roles are. */
export const rolesPath = 'demo/main/user_control/role_manager';

/** A selector of the tree of a role that shows its rows. */
export const treeRow = '[role=tree] [role=treeitem]';

/** Opens the editor of a role. */
export function openRoleEditor(visit: ScreenVisit, roleID: string): Promise<void> {
  return visit.goTo(`${rolesPath}/edit`, { params: { roleID }, until: treeRow });
}

/** Opens the menu of the row with a link to a role. */
export async function openRoleMenu(visit: ScreenVisit, index: number): Promise<void> {
  await visit.goTo(rolesPath, { until: '[role=grid][aria-busy=false] .bdk-row' });
  await visit.page.locator('[role=grid] .bdk-row [aria-haspopup=menu]').nth(index).click();
  await visit.waitFor('[role=menuitem]');
}
