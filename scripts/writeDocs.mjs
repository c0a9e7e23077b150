// `npm run docs` writes into dist/docs, and `npm run pack` into the package of the SDK: the guides, and the reference of what a plugin
// can import.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createReference } from './createReference.mjs';

/** Pages about this repository alone. */
const ownPages = new Set(['architecture', 'assurance', 'change', 'specification-coverage'].map((name) => `${name}.md`));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  rmSync('dist/docs', { recursive: true, force: true });
  writeDocs('dist/docs', '../../../packages');
  console.log('Written to dist/docs; begin with plugin-guide.md and reference/README.md.');
}

/**
 * Writes the documents for authors of plugins. A link to a page that is not among them becomes text.
 *
 * @param {string} target
 * @param {string} packages the folder of the packages, as seen from `reference` in the target
 */
export function writeDocs(target, packages) {
  const reference = Object.entries(createReference(packages)).map(([file, text]) => [`reference/${file}`, text]);
  const guides = globSync(['*.md', 'plugin/*.md'], { cwd: 'docs' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ownPages.has(file));
  const known = new Set(guides);
  const texts = guides.map((file) => [file, withoutOtherLinks(readFileSync(`docs/${file}`, 'utf8'), file, known)]);
  for (const [file = '', text = ''] of [...texts, ...reference]) {
    mkdirSync(path.join(target, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
  }
}

/**
 * @param {string} text
 * @param {string} file
 * @param {ReadonlySet<string>} known
 */
function withoutOtherLinks(text, file, known) {
  return text.replaceAll(/\[([^[\]]+)\]\(([^)\s#]+)[^)\s]*\)/g, (link, name, place) =>
    /^https?:/.test(place) || known.has(path.posix.join(path.posix.dirname(file), place)) ? link : name,
  );
}
