import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the text that has to accompany the code of other packages: each package with its version and licence.
 *
 * @param {Iterable<string>} files files of those packages, in any order and number
 * @returns {string} Markdown
 * @throws if a package has neither the text of its licence nor the name of one
 */
export function writeNotice(files) {
  const folders = new Set([...files].flatMap((file) => findPackage(file) ?? []));
  const packages = new Map([...folders].map((folder) => describe(folder)).map((one) => [one.title, one]));
  const sections = [...packages.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const texts = sections.map(({ title, licence, text }) => `## ${title}\n\nLicence: ${licence}\n\n${text}`);
  return `# Third-party software\n\nThis package contains parts of the following packages.\n\n${texts.join('\n')}`;
}

/**
 * Returns the folder of the package that a file belongs to; undefined for a file outside of `node_modules`.
 *
 * @param {string} file
 */
function findPackage(file) {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file.replace(/^\0/, '')) ?? [];
  return folder;
}

/** @param {string} folder */
function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICEN[CS]E,licen[cs]e,COPYING}*', { cwd: folder }).toSorted();
  if (file === undefined && typeof license !== 'string') throw new Error(`${folder} has no licence.`);
  const text =
    file === undefined ? '' : `\`\`\`text\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n\`\`\`\n`;
  return { title: `${name} ${version}`, licence: license ?? 'see the text', text };
}
