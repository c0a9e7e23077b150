import type { StoredFile } from '../../../state/rows.ts';

/** A picture that an applicant has uploaded in this sandbox, in the collection `uploadedPictures` by its `fileID`. */
export interface UploadedPictureRow {
  readonly fileID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  readonly file: StoredFile;
}
