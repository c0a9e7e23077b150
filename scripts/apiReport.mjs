// `npm run api-report`: writes what the SDK and the contract export, from the declarations that `tsc -b` emits. The
// reports are committed, so that a change of the public surface is seen in review: a line for each name.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The packages with a report. */
export const reports = [
  { folder: 'packages/plugin-sdk', file: 'packages/plugin-sdk/plugin-sdk.api.md', declarations: 'dist-types' },
  {
    folder: 'packages/plugin-testing',
    file: 'packages/plugin-testing/plugin-testing.api.md',
    declarations: 'dist-types',
  },
  { folder: 'packages/api', file: 'packages/api/api.api.md', declarations: 'dist-types/src' },
];

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const report of reports) writeFileSync(report.file, createReport(report));
}

/**
 * Returns the report of a package: its entries, and for each its exports by name, a declaration on a line.
 *
 * @param {{ folder: string, declarations: string }} options
 * @returns {string}
 */
export function createReport({ folder, declarations }) {
  /** @type {{ name: string, exports: Record<string, string | Record<string, string>> }} */
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const sections = Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : (target['default'] ?? '');
    if (!/\.tsx?$/.test(source)) return [];
    const file = source.replace('./src', path.join(folder, declarations)).replace(/\.tsx?$/, '.d.ts');
    const lines = exportsOf(file, readFile).map(({ text }) => text.replaceAll(/\s*\n\s*/g, ' '));
    return [`## ${name}${entry.slice(1)}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`];
  });
  return `<!-- Made by \`npm run api-report\`. -->\n# Public names of ${name}\n\n${sections.join('\n')}`;
}

/** @param {string} file */
function readFile(file) {
  return readFileSync(file, 'utf8');
}

/**
 * Returns the exports of a module with their declarations, without comments, sorted by name. `export *` of another file is
 * followed. A name of another package is listed as such, and so are all of them.
 *
 * @param {string} file
 * @param {(file: string) => string} read
 * @returns {readonly { name: string, text: string }[]}
 */
export function exportsOf(file, read) {
  const found = statementsOf(read(file)).flatMap((statement) => {
    const all = /^export \* from '([^.'][^']*)';$/.exec(statement);
    if (all) return [{ name: '*', text: `* // from ${all[1]}` }];
    const own = /^export \* from '(\.[^']+)';$/.exec(statement);
    if (own?.[1] !== undefined) return exportsOf(resolve(file, own[1]), read);
    const list = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;$/.exec(statement);
    if (!list) {
      const declared = nameOf(statement);
      return statement.startsWith('export ') && declared !== undefined
        ? [{ name: declared, text: describe(statement) }]
        : [];
    }
    const [, names = '', source] = list;
    return names
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter((each) => each !== '')
      .map((each) => {
        const [original = '', name = original] = each.split(' as ');
        if (source !== undefined && !source.startsWith('.')) return { name, text: `${name} // from ${source}` };
        return { name, text: declarationOf(original, source === undefined ? file : resolve(file, source), read) };
      });
  });
  return found.toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
}

/**
 * @param {string} file
 * @param {string} source
 */
function resolve(file, source) {
  return path.join(path.dirname(file), source).replace(/\.tsx?$/, '.d.ts');
}

/**
 * Returns the declaration of a name, from the module that it comes from in the end.
 *
 * @param {string} name
 * @param {string} file
 * @param {(file: string) => string} read
 * @returns {string}
 */
function declarationOf(name, file, read) {
  const declarations = statementsOf(read(file)).filter((statement) => nameOf(statement) === name);
  if (declarations.length > 0) return declarations.map(describe).join('\n');
  const text = exportsOf(file, read).find((each) => each.name === name)?.text;
  if (text === undefined) throw new Error(`${file} does not declare ${name}.`);
  return text;
}

/**
 * The statements of a declaration file as `tsc` formats it: each begins at the start of a line.
 *
 * @param {string} source
 * @returns {readonly string[]}
 */
function statementsOf(source) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return code
    .split(/\n(?=(?:export|declare|import|type|interface|class|function|const)\b)/)
    .map((statement) => statement.replaceAll(/\n\s*\n/g, '\n').trim())
    .filter((statement) => statement !== '');
}

/** @param {string} statement */
function nameOf(statement) {
  return /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type) (\w+)/.exec(
    statement,
  )?.[1];
}

/**
 * The shapes of an endpoint are in openapi.json, whose changes are checked there; here it takes one line, as does a schema.
 *
 * @param {string} statement
 */
function describe(statement) {
  const [, type] = /^export declare const \w+: (?:import\("[^"]+"\)\.)?(Endpoint|z\.Zod\w+)</.exec(statement) ?? [];
  return type === undefined
    ? statement.replace(/^(?:export )?(?:declare )?/, '')
    : `const ${nameOf(statement)}: ${type};`;
}
