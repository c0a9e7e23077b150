import { findTextFolders } from '../texts/readTextFolders.ts';
import { readIfTexts } from './checkTexts.ts';
import type { PluginUnderCheck } from './PluginUnderCheck.ts';

/** Lists the keys of all English texts of a plugin. */
export function listTextKeys(files: PluginUnderCheck['files']): readonly string[] {
  return findTextFolders(files, readIfTexts).flatMap(({ locales: { en } }) => en?.texts.map(({ key }) => key) ?? []);
}
