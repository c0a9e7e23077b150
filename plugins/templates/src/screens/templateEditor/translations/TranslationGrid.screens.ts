import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { openTemplateEditor } from '../../../visits/visitTemplateEditorFixture.ts';

const file = {
  name: 'texts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('id,EN,SC,TC\r\npage/identity,A,B,C\r\ntemplate/name,1,2,3\r\n'),
};

export const screens: readonly ScreenEntry[] = [
  {
    name: 'template editor, import of texts',
    async open(visit) {
      await openTemplateEditor(visit);
      await visit.page.locator('.templates-modes > .bdk-layout-stack > [role=tablist] [role=tab]').nth(2).click();
      await visit.page.locator('.templates-import').click();
      await visit.page.locator(`${openDialog} input[type=file]`).setInputFiles(file);
      await visit.waitFor(`${openDialog} .bdk-diff-change`);
    },
  },
];
