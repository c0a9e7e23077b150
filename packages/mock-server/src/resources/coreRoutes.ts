import type { Route } from '../context/Route.ts';
import { agreementRoutes } from './agreements/agreementRoutes.ts';
import { aiRoutes } from './ai/aiRoutes.ts';
import { announcementRoutes } from './announcements/announcementRoutes.ts';
import { applicationArchiveRoutes } from './application-archives/applicationArchiveRoutes.ts';
import { applicationChangeRoutes } from './applications/changes/applicationChangeRoutes.ts';
import { applicationRoutes } from './applications/applicationRoutes.ts';
import { authRoutes } from './auths/authRoutes.ts';
import { brokerRoutes } from './brokers/brokerRoutes.ts';
import { caRoutes } from './ca/caRoutes.ts';
import { openingFormSignatureRoutes } from './opening-forms/openingFormSignatureRoutes.ts';
import { chinaAddressProofRoutes } from './china-address-proofs/chinaAddressProofRoutes.ts';
import { contactDetailRoutes } from './contacts/contactDetailRoutes.ts';
import { contactGroupRoutes } from './contacts/contactGroupRoutes.ts';
import { deviceApplicationRoutes } from './device-applications/deviceApplicationRoutes.ts';
import { faqRoutes } from './faq/faqRoutes.ts';
import { feedPackageRoutes } from './feed-plans/packages/feedPackageRoutes.ts';
import { feedPlanRoutes } from './feed-plans/feedPlanRoutes.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';
import { openingFormRoutes } from './opening-forms/openingFormRoutes.ts';
import { operationRecordRoutes } from './operation-records/operationRecordRoutes.ts';
import { passwordRoutes } from './passwords/passwordRoutes.ts';
import { presetImageRoutes } from './preset-images/presetImageRoutes.ts';
import { profileRoutes } from './profiles/profileRoutes.ts';
import { questionRoutes } from './questions/questionRoutes.ts';
import { referrerRoutes } from './referrers/referrerRoutes.ts';
import { roleRoutes } from './roles/roleRoutes.ts';
import { statisticsRoutes } from './statistics/statisticsRoutes.ts';
import { systemFunctionRoutes } from './system-functions/systemFunctionRoutes.ts';
import { systemRegister } from './systemRegister.ts';
import { createSystemRoutes } from './systems/systemRoutes.ts';
import { tipRoutes } from './tips/tipRoutes.ts';
import { traderRoutes } from './feed-plans/traders/traderRoutes.ts';
import { trialConfigurationRoutes } from './trial-configurations/trialConfigurationRoutes.ts';
import { userRoutes } from './users/userRoutes.ts';
import { webpageContentRoutes } from './webpage-contents/webpageContentRoutes.ts';

/** Routes of every endpoint that the emulator itself implements. */
export const coreRoutes: readonly Route[] = [
  ...agreementRoutes,
  ...aiRoutes,
  ...announcementRoutes,
  ...applicationArchiveRoutes,
  ...applicationChangeRoutes,
  ...applicationRoutes,
  ...authRoutes,
  ...brokerRoutes,
  ...caRoutes,
  ...openingFormSignatureRoutes,
  ...chinaAddressProofRoutes,
  ...contactDetailRoutes,
  ...contactGroupRoutes,
  ...deviceApplicationRoutes,
  ...faqRoutes,
  ...feedPackageRoutes,
  ...feedPlanRoutes,
  ...imageRoutes,
  ...notificationRoutes,
  ...openingFormRoutes,
  ...operationRecordRoutes,
  ...passwordRoutes,
  ...presetImageRoutes,
  ...profileRoutes,
  ...questionRoutes,
  ...referrerRoutes,
  ...roleRoutes,
  ...statisticsRoutes,
  ...systemFunctionRoutes,
  ...createSystemRoutes(systemRegister),
  ...tipRoutes,
  ...traderRoutes,
  ...trialConfigurationRoutes,
  ...userRoutes,
  ...webpageContentRoutes,
];
