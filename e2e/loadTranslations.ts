// The portal's texts in a language, for journeys that run in all three.
import { readMessageFolders } from '../checks/translations/MessageFolder.ts';

/**
 * Returns the text of a key such as `account-opening:decision.amend.button`; `kit` and `host` are the portal's own. Where
 * several folders have a key, the folder is named, too: `host/palette:title`.
 */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const packageFolders: Readonly<Record<string, string>> = { host: 'packages/host/', kit: 'packages/plugin-sdk/' };

/** Loads the texts of a language. */
export async function loadTranslations(language: 'en' | 'zh-Hans' | 'zh-Hant'): Promise<Translate> {
  const folders = await readMessageFolders();
  return (key, values = {}) => {
    const [owner = '', name = ''] = key.split(':');
    const [packageName = '', part = ''] = owner.split('/');
    const folder = packageFolders[packageName] ?? `plugins/${packageName}/`;
    const found = folders.flatMap((texts) =>
      texts.folder.startsWith(folder) && texts.folder.endsWith(part) ? (texts[language].get(name) ?? []) : [],
    );
    const [text, ...others] = new Set(found);
    if (text === undefined) throw new Error(`There is no text ${key}.`);
    if (others.length > 0)
      throw new Error(`Several folders have a text ${key}: name one of them, as in host/palette:title.`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, value: string) => String(values[value] ?? ''));
  };
}
