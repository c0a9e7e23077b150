// Applications with their templates, questions, forms and checks, and the statistics of them.
import { brokers } from '@brokerdesk/fixtures';
import {
  empty,
  type EmulatorExtension,
  type FirstJob,
  historyOf,
  nextNight,
  type SeedOptions,
  together,
} from '@brokerdesk/mock-server/engine';
import { aiRoutes } from './ai/aiRoutes.ts';
import { applicationArchiveRoutes } from './application-archives/applicationArchiveRoutes.ts';
import { applicantControls } from './applications/applicants/applicantControls.ts';
import { applicantOperations } from './applications/applicants/applicantRecords.ts';
import { applicationOperations } from './applications/applicationOperations.ts';
import { applicationRoutes } from './applications/applicationRoutes.ts';
import { applicationChangeRoutes } from './applications/changes/applicationChangeRoutes.ts';
import { deleteExpired } from './applications/expiry/deleteExpired.ts';
import { finishImport } from './applications/imports/importJobs.ts';
import { listDifferences } from './applications/listDifferences.ts';
import { seedApplicationChecks } from './applications/seedApplicationChecks.ts';
import { seedApplications } from './applications/seedApplications.ts';
import { caRoutes } from './ca/caRoutes.ts';
import { finishCertification } from './ca/certificationJobs.ts';
import { chinaAddressProofRoutes } from './china-address-proofs/chinaAddressProofRoutes.ts';
import { finishForm, finishSignature, formJobs } from './opening-forms/openingFormJobs.ts';
import { openingFormRoutes } from './opening-forms/openingFormRoutes.ts';
import { openingFormSignatureRoutes } from './opening-forms/openingFormSignatureRoutes.ts';
import { findTemplateFile } from './opening-forms/openingFormTemplateRules.ts';
import { seedOpeningForms } from './opening-forms/seedOpeningForms.ts';
import { profileOperations } from './profiles/profileOperations.ts';
import { profileRoutes } from './profiles/profileRoutes.ts';
import { seedProfiles } from './profiles/seedProfiles.ts';
import { questionRoutes } from './questions/questionRoutes.ts';
import { referrerOperations } from './referrers/referrerOperations.ts';
import { referrerRoutes } from './referrers/referrerRoutes.ts';
import { statisticsRoutes } from './statistics/statisticsRoutes.ts';

export const accountOpening: EmulatorExtension = {
  id: 'account-opening',
  routes: [
    ...aiRoutes,
    ...applicationArchiveRoutes,
    ...applicationChangeRoutes,
    ...applicationRoutes,
    ...caRoutes,
    ...openingFormSignatureRoutes,
    ...chinaAddressProofRoutes,
    ...openingFormRoutes,
    ...profileRoutes,
    ...questionRoutes,
    ...referrerRoutes,
    ...statisticsRoutes,
  ],
  collections: {
    ...together(seedApplications, ['applications', 'applicationDetails', 'actionHistories', 'answerAmends']),
    ...together(seedOpeningForms, ['openingFormTemplates', 'openingForms']),
    ...together(seedProfiles, ['profiles', 'profileVersions', 'referrers', 'profileReferrers']),
    ...together(seedApplicationChecks, ['caAttempts', 'ocrResults']),
    certificationFailures: empty,
    chinaAddressProofs: empty,
    importRefusals: empty,
    uploadedPictures: empty,
  },
  jobs: {
    'application.certified': finishCertification,
    'application.expire': deleteExpired,
    'application.imported': finishImport,
    [formJobs.generate]: finishForm,
    [formJobs.sign]: finishSignature,
  },
  firstJobs: ({ options }) => makeNightJobs(options),
  controls: [...applicantControls, listDifferences],
  history: historyOf([...applicationOperations, ...profileOperations, ...referrerOperations]),
  systems: { files: [findTemplateFile], applicantOperations },
};

/** Each broker's work of the night, which plans the next. */
function makeNightJobs({ now }: SeedOptions): FirstJob[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }) => ({
      jobID: `night-${brokerCode}`,
      type: 'application.expire',
      at: nextNight(now),
      args: { brokerCode },
    }));
}

export type { ApplicationRow } from './applications/applicationRows.ts';
export type { ProfileRow } from './profiles/profileRows.ts';
