// Records hold old and new texts. Long ones are shortened to what differs, after they have been compared in full.

/** Texts up to this length are recorded whole. */
const wholeLength = 400;
/** What stays on each side of a difference, in characters. */
const contextLength = 60;
/** What stays of each end of a long difference. */
const endLength = 200;

/** Shortens two different texts to what differs, with enough on both sides to find the place. */
export function shortenAround(before: string, after: string): readonly [before: string, after: string] {
  const [old, next] = [[...before], [...after]];
  if (Math.max(old.length, next.length) <= wholeLength) return [before, after];
  const shorter = Math.min(old.length, next.length);
  const start = countEqual(shorter, (place) => old[place] === next[place]);
  const end = countEqual(shorter - start, (place) => old.at(-1 - place) === next.at(-1 - place));
  return [cut(old, { start, end }), cut(next, { start, end })];
}

function countEqual(most: number, isEqual: (place: number) => boolean): number {
  let count = 0;
  while (count < most && isEqual(count)) count += 1;
  return count;
}

/** `start` and `end` are the numbers of characters before and after the difference. */
function cut(text: readonly string[], { start, end }: { readonly start: number; readonly end: number }): string {
  const from = Math.max(0, start - contextLength);
  const until = Math.min(text.length, text.length - end + contextLength);
  const kept = text.slice(from, until);
  const middle = kept.length <= 2 * (endLength + contextLength) ? kept.join('') : keepEnds(kept);
  return `${from > 0 ? '…' : ''}${middle}${until < text.length ? '…' : ''}`;
}

function keepEnds(kept: readonly string[]): string {
  const length = endLength + contextLength;
  return `${kept.slice(0, length).join('')} … ${kept.slice(-length).join('')}`;
}
