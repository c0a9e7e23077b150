import type { ApiError } from '@brokerdesk/plugin-sdk';
import type { QuestionFileContent } from '../../../model/questionFile/parseQuestionFile.ts';
import type { DescribedFileProblem } from '../../../questionFile/useQuestionFile.ts';

/** Returns what the server says is wrong with a question file, each with its place in the file. */
export function readServerProblems(
  { code, data }: Pick<ApiError, 'code' | 'data'>,
  placeOf: QuestionFileContent['placeOf'] | undefined,
): readonly DescribedFileProblem[] {
  if (code !== 'E0004') return [];
  const { fields = [] } = (data ?? {}) as {
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
  return fields.flatMap(({ path: serverPath, message }) => {
    if (serverPath !== 'file' && !serverPath.startsWith('file.')) return [];
    const path = serverPath.slice('file.'.length);
    return [{ path, place: placeOf?.(path) ?? { field: path }, message }];
  });
}
