import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { docIdOf } from '../../opening-forms/openingFormRows.ts';
import type { UploadedPictureRow } from '../applicants/uploadedPictures.ts';

/**
 * Collections with one row for each application, by its number. Rows that statistics count (attempts, readings) remain.
 */
const collectionsByApplication = ['applicationDetails', 'actionHistories', 'answerAmends', 'chinaAddressProofs'];

/** Removes an application with its answers, files and history. */
export function removeApplication(context: StateContext, { applyID }: Pick<ApplicationRow, 'applyID'>): void {
  const { state } = context.environment.sandbox;
  const existing = collectionsByApplication.filter((collection) => Object.hasOwn(state, collection));
  const uploads = context.rows<UploadedPictureRow>('uploadedPictures').filter((row) => row.applyID === applyID);
  context.change((draft) => {
    for (const collection of existing) draft.remove(collection, applyID);
    for (const { fileID } of uploads) draft.remove('uploadedPictures', fileID);
    draft.remove('openingForms', docIdOf(applyID));
    draft.remove('applications', applyID);
  });
}
