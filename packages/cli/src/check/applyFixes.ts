import { readFile } from 'node:fs/promises';
import { replaceFiles } from '../files/replaceFiles.ts';
import type { Edit, Problem } from './Problem.ts';

/**
 * Applies the fixes of problems to their files, within the given folders, and returns how many problems they mend. One fix may
 * mend several.
 */
export async function applyFixes(problems: readonly Problem[], folders: readonly string[]): Promise<number> {
  const fixable = problems.filter(({ fix }) => fix !== undefined);
  const byFile = [...Map.groupBy(fixable, (problem) => problem.file)];
  const contents = await Promise.all(
    byFile.map(async ([file, own]) => {
      const edits = new Set(own.flatMap(({ fix }) => fix ?? []));
      return { file, source: applyEdits(await readFile(file, 'utf8'), [...edits]) };
    }),
  );
  await replaceFiles(contents, folders);
  return fixable.length;
}

/** Returns a text after edits; those at one place keep their order. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: inserted } of sorted) {
    parts.push(text.slice(at, start), inserted);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
