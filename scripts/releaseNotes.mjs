// What a release says about itself, and how large it is: the texts of the changes, and what differs in the API reports.

/** @typedef {{ id: string, summary: string, releases: readonly { name: string, type: string }[] }} Changeset */
/** @typedef {{ name: string, bump: 'minor' | 'major', text: string }} SurfaceChange */

const sections = /** @type {const} */ ([
  ['major', 'Breaks'],
  ['minor', 'New'],
  ['patch', 'Mended'],
]);

/**
 * Writes the section of a release for CHANGELOG.md.
 *
 * @param {readonly Changeset[]} changesets
 * @param {{ version: string, day: string }} release
 */
export function writeNotes(changesets, { version, day }) {
  const parts = sections.flatMap(([type, title]) => {
    const own = changesets.filter(({ releases }) => largestOf(releases) === type);
    if (own.length === 0) return [];
    const lines = own.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ summary }) => `- ${withoutAgreement(summary)}`);
    return [`### ${title}\n\n${lines.join('\n')}\n`];
  });
  return `## ${version} (${day})\n\n${parts.join('\n')}`;
}

/** @param {Changeset['releases']} releases */
function largestOf(releases) {
  return sections.find(([type]) => releases.some((one) => one.type === type))?.[0];
}

/** @param {string} summary */
function withoutAgreement(summary) {
  return summary
    .replaceAll(/^Compatible: .*\n?/gm, '')
    .trim()
    .replaceAll(/\n(?=.)/g, '\n  ');
}

/**
 * Puts the section of a release before those of earlier ones.
 *
 * @param {string} changelog
 * @param {string} notes
 */
export function insertNotes(changelog, notes) {
  const first = changelog.search(/^## /m);
  return first === -1
    ? `${changelog.trim()}\n\n${notes}`
    : `${changelog.slice(0, first)}${notes}\n${changelog.slice(first)}`;
}

/** Entries that only the product's own packages import. */
const ownEntries = /\/(?:build|clock|gallery|host|reserved-ids|storage|testing)$/;

/**
 * Compares two API reports, as far as plugins import what they list. A name that is gone or has another declaration breaks code that uses it, unless the declaration has
 * only got members that may be absent.
 *
 * @param {string} before
 * @param {string} after
 * @returns {readonly SurfaceChange[]}
 */
export function compareReports(before, after) {
  const [old, now] = [readReport(before), readReport(after)];
  /** @type {SurfaceChange[]} */
  const changes = [];
  for (const [name, text] of old) {
    const other = now.get(name);
    if (other === text) continue;
    if (other === undefined) changes.push({ name, bump: 'major', text: 'it is gone' });
    else if (isExtension(text, other)) changes.push({ name, bump: 'minor', text: 'it has got what may be absent' });
    else changes.push({ name, bump: 'major', text: `it was ${text}, and is ${other}` });
  }
  for (const name of now.keys()) if (!old.has(name)) changes.push({ name, bump: 'minor', text: 'it is new' });
  return changes;
}

/**
 * Reads the declarations of a report by module and name.
 *
 * @param {string} report
 * @returns {ReadonlyMap<string, string>}
 */
function readReport(report) {
  /** @type {Map<string, string>} */
  const found = new Map();
  let module = '';
  for (const line of report.split('\n')) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    if (title !== undefined) module = title;
    const [, name] =
      /^(?:abstract )?(?:const|let|function|class|interface|type) (\w+)|^(\*|\w+) \/\/ from/
        .exec(line)
        ?.filter(Boolean) ?? [];
    if (name === undefined || ownEntries.test(module)) continue;
    const key = `${name} of ${module}`;
    const earlier = found.get(key);
    found.set(key, earlier === undefined ? line : `${earlier} ${line}`);
  }
  return found;
}

/**
 * Whether a declaration is an older one with further members or parameters that may be absent.
 *
 * @param {string} before
 * @param {string} after
 */
export function isExtension(before, after) {
  const members = [...partsOf(before)];
  const added = partsOf(after).filter((part) => {
    const index = members.indexOf(part);
    if (index !== -1) members.splice(index, 1);
    return index === -1;
  });
  return members.length === 0 && added.length > 0 && added.every((part) => /^(?:readonly )?\w+\?[:(]/.test(part));
}

/**
 * The members of a declaration on one line.
 *
 * @param {string} declaration
 * @returns {readonly string[]}
 */
function partsOf(declaration) {
  return declaration
    .split(/;|,(?![^<]*>)|[(){}]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
