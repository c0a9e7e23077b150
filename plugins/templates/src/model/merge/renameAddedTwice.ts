import { renameGroup, renamePage, renameQuestion } from '../edits/rename.ts';
import { freshID, takenIDs } from '../identifiers.ts';
import type { TemplateDocument } from '../TemplateDocument.ts';
import { flattenTemplate } from './flatTemplate.ts';
import type { ThreeWay } from './MergeClash.ts';
import { isSame } from '../isSame.ts';

const renames = { page: renamePage, group: renameGroup, question: renameQuestion } as const;
const idSets = { page: 'pages', group: 'groups', question: 'questions' } as const;

/**
 * Returns this user's template with other identifiers for what both users have added under the same one: these are two
 * parts.
 */
export function renameAddedTwice({ base, mine, theirs }: ThreeWay<TemplateDocument>): TemplateDocument {
  const before = takenIDs(base);
  const other = takenIDs(theirs);
  const [own, their] = [flattenTemplate(mine), flattenTemplate(theirs)];
  let renamed = mine;
  for (const kind of ['page', 'group', 'question'] as const) {
    const set = idSets[kind];
    for (const [id, part] of own[kind]) {
      const isAddedTwice = !before[set].has(id) && other[set].has(id) && !isSame(part, their[kind].get(id));
      if (!isAddedTwice) continue;
      const taken = new Set([...takenIDs(renamed)[set], ...other[set]]);
      renamed = renames[kind](id, freshID(id, taken))(renamed);
    }
  }
  return renamed;
}
