// The portal's texts in a language, for journeys that run in all three.
import { readMessageFolders } from '../checks/translations/MessageFolder.ts';

/** Returns the text of a key such as `account-opening:decision.amend.button`; `kit` and `host` are the portal's own. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const packageFolders: Readonly<Record<string, string>> = { host: 'packages/host/', kit: 'packages/plugin-sdk/' };

/** Loads the texts of a language. */
export async function loadTranslations(language: 'en' | 'zh-Hans' | 'zh-Hant'): Promise<Translate> {
  const folders = await readMessageFolders();
  return (key, values = {}) => {
    const [owner = '', name = ''] = key.split(':');
    const folder = packageFolders[owner] ?? `plugins/${owner}/`;
    const [text] = folders.flatMap((texts) =>
      texts.folder.startsWith(folder) ? (texts[language].get(name) ?? []) : [],
    );
    if (text === undefined) throw new Error(`There is no text ${key}.`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, value: string) => String(values[value] ?? ''));
  };
}
