// Does what a developer does with the lines that `create screen|endpoint|slot` prints: pastes each where the command says.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Addition } from '../create/parts/Addition.ts';

/** Pastes lines into the sources of a plugin that has the shape of a created one. */
export async function pasteAdditions(folder: string, additions: readonly Addition[]): Promise<void> {
  for (const { file, place, lines } of additions) {
    const absolute = path.join(folder, file);
    await writeFile(absolute, paste(await readFile(absolute, 'utf8'), place, lines));
  }
}

function paste(source: string, place: string, lines: string): string {
  if (place === 'at the end') return `${source}\n${lines}\n`;
  if (place === 'below the other imports') return `${lines}\n${source}`;
  const [, module] = /^instead of the import from '(.+)'$/.exec(place) ?? [];
  if (module !== undefined) return replace(source, new RegExp(`import \\{[^}]*\\} from '${module}';`), () => lines);
  const [, above] = /^above `(\w+)`$/.exec(place) ?? [];
  if (above !== undefined) return replace(source, new RegExp(`^  ${above}:`, 'm'), (found) => `${lines}\n${found}`);
  if (place === 'below `functions`') return replace(source, /^ {2}messages:/m, (found) => `${lines}\n${found}`);
  const [, name = '', code] = /^in `?(\w+)`?(?: of (\w+))?$/.exec(place) ?? [];
  // Of a function of the definition, or what stands within it.
  const start = code === undefined ? 0 : source.indexOf(`${code}: `);
  const opening = new RegExp(`\\b${name}: (?:\\w+\\()?[{[]`);
  return source.slice(0, start) + replace(source.slice(start), opening, (found) => `${found}\n${lines}\n`);
}

function replace(source: string, pattern: RegExp, change: (found: string) => string): string {
  if (!pattern.test(source)) throw new Error(`${String(pattern)} is not in\n${source}`);
  return source.replace(pattern, change);
}
