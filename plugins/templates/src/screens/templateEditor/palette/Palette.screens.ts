import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { openTemplateEditor } from '../../../visits/visitTemplateEditorFixture.ts';

const groups = '.templates-palette > section:nth-of-type(3)';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'template editor, palette',
    async open(visit) {
      await openPalette(visit);
      await visit.waitFor(groups);
    },
    read: {
      method: 'GET',
      path: '/profiles/groups',
      open: openPalette,
      waiting: '.templates-palette .bdk-skeleton-line',
      failed: '.templates-palette [role=alert] button',
    },
  },
];

async function openPalette(visit: ScreenVisit): Promise<void> {
  await openTemplateEditor(visit);
  await visit.page.locator('.templates-pane [role=tab]').nth(1).click();
  await visit.waitFor('.templates-palette-item');
}
