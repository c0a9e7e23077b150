import type { StateContext } from '../../../pipeline/StateContext.ts';
import { pictureBytes } from '@brokerdesk/fixtures';
import type { Attachment } from '@brokerdesk/api';
import type { StoredFile } from '../../../state/rows.ts';

/** A picture that an applicant has uploaded in this sandbox, in the collection `uploadedPictures` by its `fileID`. */
export interface UploadedPictureRow {
  readonly fileID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  readonly file: StoredFile;
}

/** Reads a file of an applicant: an uploaded picture or, for seeded applications, a fixture. */
export async function readAttachment(
  context: StateContext,
  applyID: string,
  { fileID, fileName }: Attachment,
): Promise<Uint8Array | undefined> {
  const uploaded = context.row<UploadedPictureRow>('uploadedPictures', fileID);
  if (uploaded) return uploaded.applyID === applyID ? context.fileBytes(uploaded.file) : undefined;
  return pictureBytes(fileName);
}
