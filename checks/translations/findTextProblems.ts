// The rules are those of `admin-cli check`; here they apply to all texts of host, kit and plugins, as lines of text.
import { findAllProblems } from '../../packages/cli/src/texts/findTextProblems.ts';
import type { MessageFolder } from './MessageFolder.ts';

export { findScriptProblems, findTextProblems } from '../../packages/cli/src/texts/findTextProblems.ts';

/** Returns the problems of one folder's texts, one line each. */
export function findFolderProblems(messages: MessageFolder): readonly string[] {
  return findAllProblems(messages).map(
    ({ language, key, message }) => `${messages.folder}/${language}.ts: ${key} ${message}`,
  );
}
