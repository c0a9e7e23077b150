// The difference of two texts: paragraphs first, then words within changed paragraphs, or characters if the paragraph is
// in Chinese, which has no spaces between words.
import { diffArrays, diffChars, diffWordsWithSpace } from 'diff';

/** A part of a paragraph, and whether the other text has it, too. */
export interface DiffPart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Unchanged paragraphs, or a changed one; undefined on the side that does not have it. */
export type DiffBlock =
  | { readonly kind: 'same'; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'changed';
      readonly before: readonly DiffPart[] | undefined;
      readonly after: readonly DiffPart[] | undefined;
    };

/** Beyond this number of changed words or characters two paragraphs are different ones, and comparing would take long. */
const maxEditLength = 1_000;
/** The share of two paragraphs that must be equal to compare them; otherwise one replaces the other. */
const minSimilarity = 0.3;

/** Compares two texts by paragraph. */
export function diffTexts(before: string, after: string): readonly DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let removed: readonly string[] = [];
  function addChanged(added: readonly string[]) {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      blocks.push({ kind: 'changed', ...diffParagraphs(removed[index], added[index]) });
    }
    removed = [];
  }
  for (const change of diffArrays(before.split('\n'), after.split('\n'))) {
    if (change.removed) removed = change.value;
    else if (change.added) addChanged(change.value);
    else {
      addChanged([]);
      blocks.push({ kind: 'same', paragraphs: change.value });
    }
  }
  addChanged([]);
  return blocks;
}

function diffParagraphs(before: string | undefined, after: string | undefined) {
  const whole = {
    before: before === undefined ? undefined : [{ text: before, isChanged: true }],
    after: after === undefined ? undefined : [{ text: after, isChanged: true }],
  };
  if (before === undefined || after === undefined) return whole;
  const diff = /\p{Script=Han}/u.test(before + after) ? diffChars : diffWordsWithSpace;
  const changes = diff(before, after, { maxEditLength });
  if (changes === undefined) return whole;
  const same = changes.filter(({ added, removed }) => !added && !removed);
  const sameLength = same.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (sameLength < minSimilarity * Math.max(before.length, after.length)) return whole;
  const side = (skipped: 'added' | 'removed') =>
    changes
      .filter((change) => !change[skipped])
      .map(({ value, added, removed }): DiffPart => ({ text: value, isChanged: added || removed }));
  return { before: side('added'), after: side('removed') };
}
