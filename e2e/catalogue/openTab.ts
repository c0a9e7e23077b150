import type { ScreenVisit } from './ScreenVisit.ts';

/** Opens a tab by the end of its id and waits for its content. */
export async function openTab(visit: ScreenVisit, id: string, until: string): Promise<void> {
  await visit.page.locator(`[role=tab][id$="-${id}"]`).click();
  await visit.waitFor(`[role=tabpanel] ${until}`);
}
