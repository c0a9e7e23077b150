import { type FileContent, readStoredFile, type RequestContext } from '@brokerdesk/mock-server/engine';
import type { PresetImageRow } from './presetImageRows.ts';

/** A preset picture is identified by its `imgID`; every signed-in user may choose from them. */
export async function findPresetImage(context: RequestContext, fileID: string): Promise<FileContent | undefined> {
  const file = context.row<PresetImageRow>('presetImages', fileID)?.publicFiles[0];
  const bytes = file && (await readStoredFile(context.environment.sandbox.files, file));
  return bytes && { fileName: file.fileName, contentType: file.contentType, bytes };
}
