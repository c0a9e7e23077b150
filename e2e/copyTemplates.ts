// The templates of plugins all have the same names, so that they can run together only under names of their own, as
// `admin-cli create` gives them.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { planPlugin } from '../packages/cli/src/create/createPlugin.ts';
import { placeFolder } from '../packages/cli/src/create/placeFolder.ts';
import { listTemplates } from '../packages/cli/src/create/templates.ts';

const copies = join(import.meta.dirname, '../.brokerdesk/e2e/templates');

/** The folders of the copies, one for each template. */
export const templateCopies: readonly string[] = listTemplates().map(folderOf);

/** Creates a plugin from each template again, for Lotus Capital and with an id such as `list-template`. */
export async function copyTemplates(): Promise<void> {
  await rm(copies, { recursive: true, force: true });
  for (const [index, template] of listTemplates().entries()) {
    const folder = folderOf(template);
    const titles = { en: `Template ${template}`, 'zh-Hans': `模板${index + 1}`, 'zh-Hant': `範本${index + 1}` };
    const request = { name: `${template}-template`, titles, template, folder, root: undefined, brokers: ['lotus'] };
    await placeFolder({
      folder,
      files: await planPlugin({ ...request, packages: undefined, nodePackages: {}, hasTestTools: false }),
    });
  }
}

function folderOf(template: string): string {
  return join(copies, `${template}-template`);
}
