import { applicantOperations } from './applications/applicants/applicantRecords.ts';
import { listShownAdvertisements } from './images/shownAdvertisements.ts';
import { findNotificationFile } from './notifications/notificationAttachments.ts';
import { findTemplateFile } from './opening-forms/openingFormTemplateRules.ts';
import { findPresetImage } from './preset-images/findPresetImage.ts';
import type { SystemRegister } from './systems/systemRoutes.ts';
import { readPublishedPage } from './webpage-contents/webpageContentRules.ts';

/** What resources bring to the calls of a portal before and beside its screens. */
export const systemRegister: SystemRegister = {
  files: [findPresetImage, findNotificationFile, findTemplateFile],
  readPage: readPublishedPage,
  listAdvertisements: listShownAdvertisements,
  applicantOperations,
};
