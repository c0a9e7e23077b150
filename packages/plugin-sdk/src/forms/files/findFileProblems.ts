import { checkFile, type FileProblem, type FileRules } from '../upload/checkFile.ts';
import type { ExistingFile, FilesValue } from '../../kit/FilesValue.ts';
import { checkContent, type ContentProblem, factsOf } from './inspectFile.ts';

/** A problem of a file in a form. */
export type FormFileProblem = FileProblem | ContentProblem;

/** Finds the problem of each added file, given the existing files that stay and the files before it. */
export function findFileProblems(
  { removed, added }: FilesValue,
  existing: readonly ExistingFile[],
  rules: FileRules,
): readonly (FormFileProblem | undefined)[] {
  const accepted: { readonly name: string }[] = existing
    .filter(({ fileID }) => !removed.includes(fileID))
    .map(({ fileName }) => ({ name: fileName }));
  return added.map((file) => {
    const facts = factsOf(file);
    const problem = checkFile(file, accepted, rules) ?? (facts && checkContent(file, facts, rules));
    if (!problem) accepted.push(file);
    return problem;
  });
}
