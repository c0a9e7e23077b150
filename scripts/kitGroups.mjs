// The groups of docs/kit.md: its sections, and the parts that their headings name, such as `### DayInput, PeriodInput · /forms`.

/**
 * @typedef {{ name: string, anchor: string }} KitPart The name of a part and the anchor of its section in docs/kit.md
 * @typedef {{ title: string, parts: readonly KitPart[] }} KitGroup
 */

/**
 * Returns the groups by the entry that exports their parts: nothing for the main one, or `/forms`.
 *
 * @param {string} guide The text of docs/kit.md
 * @returns {ReadonlyMap<string, readonly KitGroup[]>}
 */
export function readKitGroups(guide) {
  /** @type {Map<string, { title: string, parts: KitPart[] }[]>} */
  const entries = new Map();
  let title = '';
  for (const [, level = '', heading = ''] of guide.matchAll(/^(##|###) (.+)$/gm)) {
    if (level === '##') {
      title = heading;
      continue;
    }
    const [names = '', entry = ''] = heading.split(' · ');
    const groups = entries.get(entry) ?? [];
    entries.set(entry, groups);
    const last = groups.at(-1);
    const parts = names.split(', ').map((name) => ({ name, anchor: anchorOf(heading) }));
    if (last?.title === title) last.parts.push(...parts);
    else groups.push({ title, parts });
  }
  return entries;
}

/**
 * As GitHub addresses a heading.
 * @param {string} heading
 */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
