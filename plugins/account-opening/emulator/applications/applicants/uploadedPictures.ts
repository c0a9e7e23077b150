import type { Attachment } from '@brokerdesk/api';
import { type StateContext, type StoredFile } from '@brokerdesk/mock-server/engine';
import { renderPicture } from '../../documents/renderPicture.ts';
import type { ApplicationDetailsRow } from '../applicationRows.ts';

/** A picture that an applicant has uploaded in this sandbox, in the collection `uploadedPictures` by its `fileID`. */
export interface UploadedPictureRow {
  readonly fileID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  readonly file: StoredFile;
}

/** Reads a file of an applicant: an uploaded one as it is; others are drawn. */
export async function readAttachment(
  context: StateContext,
  applyID: string,
  { fileID, size }: Attachment,
): Promise<Uint8Array | undefined> {
  const uploaded = context.row<UploadedPictureRow>('uploadedPictures', fileID);
  if (uploaded) return uploaded.applyID === applyID ? context.fileBytes(uploaded.file) : undefined;
  const picture = context.row<ApplicationDetailsRow>('applicationDetails', applyID)?.pictures[fileID];
  return picture && renderPicture(picture, size);
}
