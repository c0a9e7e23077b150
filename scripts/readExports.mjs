// Reads what a module exports from the declarations that `tsc -b` emits: each name with its TSDoc and its declaration.
import path from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {object} ExportedName
 * @property {string} name
 * @property {string} file The declaration file; for a name of another package the name of that package
 * @property {string} comment The text of the TSDoc, without its asterisks; empty if there is none
 * @property {string} text The declaration with the comments of its members; empty for a name of another package
 *
 * @typedef {object} Declarations
 * @property {(file: string) => string} read Returns the text of a declaration file
 * @property {Readonly<Record<string, string>>} packages The declaration file of each package that is followed
 *
 * @typedef {import('vite').ESTree.Program['body'][number]} Statement
 */

/**
 * Returns the exports of a declaration file in the order of the file. Names of other packages than the given ones are listed
 * without a declaration.
 *
 * @param {string} file
 * @param {Declarations} declarations
 * @returns {readonly ExportedName[]}
 * @throws if a module does not declare a name that it exports
 */
export function readExports(file, declarations) {
  const { statements } = parse(file, declarations);
  return statements.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      return readExports(resolve(file, statement.source.value, declarations), declarations);
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers, source } = statement;
    if (declaration) return namesOf(declaration).map((name) => findName(file, name, declarations));
    return specifiers.map(({ local, exported }) => {
      const name = nameIn(exported);
      const found = source
        ? findImported(file, source.value, { name: nameIn(local), declarations })
        : findName(file, nameIn(local), declarations);
      return { ...found, name };
    });
  });
}

/**
 * @param {string} file
 * @param {string} name
 * @param {Declarations} declarations
 * @returns {ExportedName}
 */
function findName(file, name, declarations) {
  const { source, comments, statements } = parse(file, declarations);
  const own = statements.filter((statement) => namesOf(declarationOf(statement)).includes(name));
  const [first] = own;
  if (first) {
    const before = comments.findLast(({ end }) => end <= first.start && source.slice(end, first.start).trim() === '');
    const text = own.map(({ start, end }) => source.slice(start, end)).join('\n');
    return { name, file, comment: before?.value.startsWith('*') ? trimComment(before.value) : '', text };
  }
  for (const statement of statements) {
    if (statement.type === 'ExportAllDeclaration') {
      const found = readExports(resolve(file, statement.source.value, declarations), declarations);
      const same = found.find((each) => each.name === name);
      if (same) return same;
    }
    if (statement.type === 'ImportDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source)) {
      for (const specifier of statement.specifiers) {
        const here = 'exported' in specifier ? specifier.exported : specifier.local;
        if (nameIn(here) !== name) continue;
        const there = 'imported' in specifier ? specifier.imported : specifier.local;
        return findImported(file, statement.source?.value ?? '', { name: nameIn(there), declarations });
      }
    }
  }
  throw new Error(`${file} does not declare ${name}.`);
}

/**
 * @param {string} file
 * @param {string} from
 * @param {{ name: string, declarations: Declarations }} options
 * @returns {ExportedName}
 */
function findImported(file, from, { name, declarations }) {
  if (!from.startsWith('.') && declarations.packages[from] === undefined) {
    return { name, file: from, comment: '', text: '' };
  }
  return findName(resolve(file, from, declarations), name, declarations);
}

/**
 * @param {string} file
 * @param {string} from
 * @param {Declarations} declarations
 */
function resolve(file, from, { packages }) {
  const target = packages[from] ?? path.join(path.dirname(file), from);
  return target.replace(/(?<!\.d)\.tsx?$/, '.d.ts');
}

/** @type {Map<string, { source: string, comments: readonly { value: string, end: number }[], statements: readonly Statement[] }>} */
const parsed = new Map();

/**
 * @param {string} file
 * @param {Declarations} declarations
 */
function parse(file, { read }) {
  const source = read(file);
  const known = parsed.get(source);
  if (known) return known;
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const result = { source, comments, statements: program.body };
  parsed.set(source, result);
  return result;
}

/** @param {Statement} statement */
function declarationOf(statement) {
  return statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
}

/**
 * @param {Statement} declaration
 * @returns {readonly string[]}
 */
function namesOf(declaration) {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** @param {{ readonly type: 'Identifier', readonly name: string } | { readonly type: 'Literal', readonly value: string }} name */
function nameIn(name) {
  return name.type === 'Literal' ? name.value : name.name;
}

/** @param {string} comment */
function trimComment(comment) {
  return comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
