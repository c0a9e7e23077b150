// Files of `GET /systems/files`. Each kind of file has a finder, which checks the permission; a file that no finder
// returns does not exist for the caller.
import type { RequestContext } from '../../context/RequestContext.ts';
import type { PresetImageRow } from '../preset-images/presetImageRows.ts';
import { findNotificationFile, type FileContent } from '../notifications/notificationAttachments.ts';
import { findTemplateFile } from '../opening-forms/openingFormTemplateRules.ts';
import { readStoredFile } from '../../shared-rules/publicFiles.ts';

type FindFile = (context: RequestContext, fileID: string) => FileContent | undefined | Promise<FileContent | undefined>;

const finders: readonly FindFile[] = [findPresetImage, findNotificationFile, findTemplateFile];

export async function findSystemFile(context: RequestContext, fileID: string): Promise<FileContent | undefined> {
  for (const find of finders) {
    // One after the other: the first that knows the file decides.
    // oxlint-disable-next-line no-await-in-loop
    const found = await find(context, fileID);
    if (found) return found;
  }
  return undefined;
}

/** A preset picture is identified by its `imgID`; every signed-in user may choose from them. */
async function findPresetImage(context: RequestContext, fileID: string): Promise<FileContent | undefined> {
  const file = context.row<PresetImageRow>('presetImages', fileID)?.publicFiles[0];
  const bytes = file && (await readStoredFile(context.environment.sandbox.files, file));
  return bytes && { fileName: file.fileName, contentType: file.contentType, bytes };
}
