import { sendCodeJob, sendScheduledCode } from './auths/two-factor/oneTimePasswordJobs.ts';
import { finishCertification } from './ca/certificationJobs.ts';
import { deleteExpired } from './applications/expiry/deleteExpired.ts';
import { finishImport } from './applications/imports/importJobs.ts';
import { finishResending, resendJob } from './notifications/deliveries/deliveryRules.ts';
import { deliverNotification, deliveryJob } from './notifications/notificationDelivery.ts';
import { finishForm, finishSignature, formJobs } from './opening-forms/openingFormJobs.ts';
import { feedPlanJobs } from './feed-plans/feedPlanJobs.ts';
import type { EmulatorJobHandlers } from '../context/EmulatorJobContext.ts';

/** The handler of each type of job. */
export const coreJobHandlers: EmulatorJobHandlers = {
  ...feedPlanJobs,
  'application.certified': finishCertification,
  'application.expire': deleteExpired,
  'application.imported': finishImport,
  [deliveryJob]: deliverNotification,
  [resendJob]: finishResending,
  [sendCodeJob]: sendScheduledCode,
  [formJobs.generate]: finishForm,
  [formJobs.sign]: finishSignature,
};
