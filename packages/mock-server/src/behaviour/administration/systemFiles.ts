// Files that `GET /systems/files` gives. Each kind of file has a finder, which knows who may see it; what no finder finds
// does not exist for the caller.
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { PresetImageRow } from '../../state/presetImageRows.ts';
import { findNotificationFile, type FoundFile } from '../notices/notificationFiles.ts';
import { readStoredFile } from '../content/publicFiles.ts';

type FindFile = (context: CallContext, fileID: string) => FoundFile | undefined | Promise<FoundFile | undefined>;

const finders: readonly FindFile[] = [findPresetImage, findNotificationFile];

export async function findSystemFile(context: CallContext, fileID: string): Promise<FoundFile | undefined> {
  for (const find of finders) {
    // One after the other: the first that knows the file decides.
    // oxlint-disable-next-line no-await-in-loop
    const found = await find(context, fileID);
    if (found) return found;
  }
  return undefined;
}

/** A preset picture goes by its `imgID`; every signed-in user may choose from them. */
async function findPresetImage(context: CallContext, fileID: string): Promise<FoundFile | undefined> {
  const file = context.row<PresetImageRow>('presetImages', fileID)?.publicFiles[0];
  const bytes = file && (await readStoredFile(context.world.sandbox.files, file));
  return bytes && { fileName: file.fileName, contentType: file.contentType, bytes };
}
