import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)(?:'([^'\n]+)'|"([^"\n]+)")|<reference\s+path="([^"]+)"/g;

/**
 * Lists the declarations that a file of declarations consists of, itself included: everything that it imports by a relative
 * path.
 *
 * @param {readonly string[]} entries paths of `.d.ts` or `.d.mts` files
 * @param {(name: string) => string | undefined} [resolve] the declarations of a package's module, which are followed, too
 * @returns {ReadonlySet<string>}
 */
export function listDeclarations(entries, resolve = () => undefined) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, single, double, reference] of readFileSync(file, 'utf8').matchAll(specifier)) {
      const name = single ?? double ?? reference ?? '';
      const isRelative = name.startsWith('.') || reference !== undefined;
      const target = isRelative ? findDeclaration(path.resolve(path.dirname(file), name)) : resolve(name);
      if (target !== undefined) waiting.push(target);
    }
  }
  return found;
}

/**
 * Copies declarations with everything that they consist of.
 *
 * @param {object} options
 * @param {string} options.folder of the package
 * @param {string} options.entry its declarations, relative to the folder
 * @param {string} options.target the folder to write to
 * @param {RegExp} [options.without] paths that are left out; what is imported from them has the type `any`
 * @param {(text: string) => string} options.change
 */
export function copyDeclarations({ folder, entry, target, without, change }) {
  for (const file of listDeclarations([path.join(folder, entry)])) {
    if (without?.test(file)) continue;
    const to = path.join(target, path.relative(folder, file));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, change(readFileSync(file, 'utf8')));
  }
}

/**
 * Returns the file of declarations that a relative import means: of `./a.ts`, `./a.js`, `./a` or a folder.
 *
 * @param {string} imported
 */
function findDeclaration(imported) {
  const base = imported.replace(/\.(?:d\.)?(m?)[jt]sx?$/, '');
  const extension = /\.(?:d\.)?m[jt]s$/.test(imported) ? '.d.mts' : '.d.ts';
  const candidates = [`${base}${extension}`, `${imported}.d.ts`, path.join(imported, 'index.d.ts')];
  return candidates.find((file) => existsSync(file));
}
