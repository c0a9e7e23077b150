import { sendCodeJob, sendPlannedCode } from '../behaviour/access/accessJobs.ts';
import { finishCertification } from '../behaviour/applications/certification.ts';
import { deleteExpired } from '../behaviour/applications/deletions.ts';
import { finishImport } from '../behaviour/applications/imports.ts';
import { deliverNotification, deliveryJob } from '../behaviour/notices/notificationDelivery.ts';
import { finishForm, finishSignature, formJobs } from '../behaviour/opening-forms/openingFormJobs.ts';
import { feedPlanJobs } from '../behaviour/quote-plans/feedPlanJobs.ts';
import type { JobHandlers } from './JobHandler.ts';

/** Who does which planned work. */
export const coreJobs: JobHandlers = {
  ...feedPlanJobs,
  'application.certified': finishCertification,
  'application.expire': deleteExpired,
  'application.imported': finishImport,
  [deliveryJob]: deliverNotification,
  [sendCodeJob]: sendPlannedCode,
  [formJobs.generate]: finishForm,
  [formJobs.sign]: finishSignature,
};
