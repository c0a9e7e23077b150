// Files of `GET /systems/files`. Each kind of file has a finder, which checks the permission; a file that no finder
// returns does not exist for the caller.
import type { RequestContext } from '../../context/RequestContext.ts';
import type { FileContent, FindFile } from '../../context/SystemRegister.ts';

/** Asks the finders one after the other: the first that knows the file decides. */
export async function findSystemFile(
  finders: readonly FindFile<RequestContext>[],
  context: RequestContext,
  fileID: string,
): Promise<FileContent | undefined> {
  for (const find of finders) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await find(context, fileID);
    if (found) return found;
  }
  return undefined;
}
