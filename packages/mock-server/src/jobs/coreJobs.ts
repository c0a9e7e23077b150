import { sendCodeJob, sendPlannedCode } from '../behaviour/accessJobs.ts';
import { finishCertification } from '../behaviour/certification.ts';
import { deleteExpired } from '../behaviour/deletions.ts';
import { finishImport } from '../behaviour/imports.ts';
import { deliverNotification, deliveryJob } from '../behaviour/notificationDelivery.ts';
import { finishForm, finishSignature, formJobs } from '../behaviour/openingFormJobs.ts';
import { feedPlanJobs } from '../behaviour/feedPlanJobs.ts';
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
