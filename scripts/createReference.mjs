// The reference that `npm run docs` writes: what a plugin can import, from its TSDoc. A page is an entry of the SDK, of which the
// main one has two pages, or the test kit. Parts stand in the groups of docs/kit.md, each followed by the types that it names.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readKitGroups } from './kitGroups.mjs';
import { readExports } from './readExports.mjs';
import { describeName } from './referenceText.mjs';

/**
 * @typedef {import('./readExports.mjs').ExportedName} ExportedName
 * @typedef {{ title: string, names: readonly ExportedName[] }} Group
 * @typedef {{ title: string, parts: readonly string[] }} GroupedParts
 * @typedef {{ file: string, module: string, title: string, groups: readonly Group[] }} Page
 */

const sdk = '@brokerdesk/plugin-sdk';
const testKit = '@brokerdesk/plugin-testing';
const sdkDeclarations = 'packages/plugin-sdk/dist-types/entries';
/** The groups of the definition: a type stands with what it is for, so the whole comes last. */
const definitionGroups = [
  { title: 'Functions and screens', parts: ['page', 'tabbedPage', 'area', 'action'] },
  { title: 'Slots', parts: ['defineSlot', 'fill', 'homeCards'] },
  { title: 'Texts', parts: ['defineTexts'] },
  { title: 'The plugin', parts: ['definePlugin'] },
];
const definitionFiles = /\/(?:Command|contribution|defineTexts|definition|Job|JobKind|messages|slot)\.d\.ts$/;

/** What plugins import but for the SDK's `/api`, whose calls the emulator describes at `/__mock/docs`. */
const modules = [
  { file: 'definition.md', module: sdk, title: 'The definition of a plugin', of: 'definition' },
  { file: 'main.md', module: sdk, title: 'Hooks and parts', of: 'rest' },
  { file: 'forms.md', module: `${sdk}/forms`, title: 'Forms, dialogs, uploads', of: 'all' },
  { file: 'trees.md', module: `${sdk}/trees`, title: 'Ordered lists and trees', of: 'all' },
  { file: 'documents.md', module: `${sdk}/documents`, title: 'Documents and print', of: 'all' },
  { file: 'sheet.md', module: `${sdk}/sheet`, title: 'Spreadsheets and import', of: 'all' },
  { file: 'charts.md', module: `${sdk}/charts`, title: 'Charts', of: 'all' },
  { file: 'contract.md', module: `${sdk}/contract`, title: 'Endpoints and their emulation', of: 'all' },
  { file: 'testing.md', module: testKit, title: 'The test kit', of: 'all' },
];

/**
 * Returns the pages of the reference by file name, from the declarations that `tsc -b` emits.
 *
 * @param {string} packages the folder of the packages, as seen from the reference
 * @returns {Readonly<Record<string, string>>}
 */
export function createReference(packages) {
  const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
  const declarations = {
    '@brokerdesk/api': 'packages/api/dist-types/src/index.d.ts',
    [`${sdk}/testing`]: `${sdkDeclarations}/testing.d.ts`,
  };
  const kit = readKitGroups(read('docs/kit.md'));
  const pages = modules.map(({ file, module, title, of }) => {
    const names = readExports(declarationsOf(module), { read, packages: declarations }).filter(
      (name) => of === 'all' || definitionFiles.test(name.file) === (of === 'definition'),
    );
    const ofKit = (kit.get(module.replace(sdk, '')) ?? []).map((group) => ({
      ...group,
      parts: group.parts.map(({ name }) => name),
    }));
    return { file, module, title, groups: groupNames(names, of === 'definition' ? definitionGroups : ofKit) };
  });
  const anchors = new Map(
    [...kit.values()].flatMap((groups) => groups.flatMap(({ parts }) => parts.map((part) => [part.name, part.anchor]))),
  );
  return Object.fromEntries([
    ['README.md', writeIndex(pages)],
    ...pages.map((page) => [page.file, writePage(page, { pages, kit: anchors, packages })]),
  ]);
}

/** @param {string} module */
function declarationsOf(module) {
  if (module === testKit) return 'packages/plugin-testing/dist-types/index.d.ts';
  return path.posix.join(sdkDeclarations, `${module === sdk ? 'index' : path.posix.basename(module)}.d.ts`);
}

/**
 * Distributes names over the groups of the kit. Each name is followed by the types of its declaration that have no place yet.
 *
 * @param {readonly ExportedName[]} names
 * @param {readonly GroupedParts[]} kit
 * @returns {readonly Group[]}
 */
export function groupNames(names, kit) {
  const left = new Map(names.map((each) => [each.name, each]));
  /** @type {(name: string) => readonly ExportedName[]} */
  const take = (name) => {
    const found = left.get(name);
    if (!found) return [];
    left.delete(name);
    const types = (found.text.match(/\b[A-Z]\w+/g) ?? []).filter((word) => isType(left.get(word)));
    return [found, ...types.flatMap(take)];
  };
  const groups = kit.map(({ title, parts }) => ({ title, names: parts.flatMap(take) }));
  const values = [...left.values()].filter((each) => !isType(each)).flatMap(({ name }) => take(name));
  const types = [...left.keys()].flatMap(take);
  const others = groups.some((group) => group.names.length > 0);
  return [
    ...groups,
    { title: others ? 'Other functions' : 'Functions', names: values },
    { title: 'Other types', names: types },
  ].filter((group) => group.names.length > 0);
}

/** @param {ExportedName | undefined} name */
function isType(name) {
  return name !== undefined && /^(?:export )?(?:declare )?(?:interface|type) /.test(name.text);
}

/**
 * @param {Page} page
 * @param {{ pages: readonly Page[], kit: ReadonlyMap<string, string>, packages: string }} options `kit` has the anchors of
 *   docs/kit.md by part
 */
function writePage(page, { pages, kit, packages }) {
  const { module, title, groups } = page;
  const anchors = anchorsOf(page);
  const link = (/** @type {string} */ name) => linkTo(name, [page, ...pages]);
  const contents = groups.map(({ title: group, names }) => {
    const links = names.map(({ name }) => `[${name}](#${anchors.get(name)})`);
    return `- **${group}:** ${links.join(', ')}`;
  });
  const sections = groups.flatMap(({ title: group, names }) => [
    `## ${group}`,
    ...names.map((name) => describeName(name, { link, kitAnchor: kit.get(name.name), packages })),
  ]);
  return `${[`# ${title}`, `\`${module}\` · [all pages](README.md)`, contents.join('\n'), ...sections].join('\n\n')}\n`;
}

/**
 * The heading of a name, as GitHub addresses it: names that differ only in case get a number.
 *
 * @param {Page} page
 * @returns {ReadonlyMap<string, string>}
 */
function anchorsOf({ title, groups }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const anchorOf = (/** @type {string} */ heading) => {
    const anchor = heading.toLowerCase().replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
  anchorOf(title);
  return new Map(
    groups.flatMap((group) => {
      anchorOf(group.title);
      return group.names.map(({ name }) => /** @type {const} */ ([name, anchorOf(name)]));
    }),
  );
}

/**
 * @param {string} name
 * @param {readonly Page[]} pages Those that are searched, first to last
 */
function linkTo(name, pages) {
  for (const page of pages) {
    const anchor = anchorsOf(page).get(name);
    if (anchor !== undefined) return page === pages[0] ? `[${name}](#${anchor})` : `[${name}](${page.file}#${anchor})`;
  }
  return `\`${name}\``;
}

/** @param {readonly Page[]} pages */
function writeIndex(pages) {
  const rows = pages.map(({ file, module, title, groups }) => {
    const shown = groups.filter((group) => !group.title.startsWith('Other ')).map((group) => group.title);
    const count = groups.reduce((sum, group) => sum + group.names.length, 0);
    return `| [${title}](${file}) | \`${module}\` | ${count} | ${shown.join(', ')} |`;
  });
  return `# Reference of the SDK

Every export that a plugin can import, from the comments in the sources. The first steps are in the [plugin guide](../plugin-guide.md); which part to take for what is in [the kit](../kit.md).

| Page | Import | Exports | Groups |
| --- | --- | --- | --- |
${rows.join('\n')}

The calls that \`@brokerdesk/plugin-sdk/api\` exports are described by a running emulator, at \`/__mock/docs/\`.
`;
}
