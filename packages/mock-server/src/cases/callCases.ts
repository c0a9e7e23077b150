import type { CallCase } from './CallCase.ts';
import { agreementsCases } from './agreements.ts';
import { aiCases } from './ai.ts';
import { announcementsCases } from './announcements.ts';
import { applicationArchivesCases } from './applicationArchives.ts';
import { applicationsCases } from './applications.ts';
import { authsCases } from './auths.ts';
import { brokersCases } from './brokers.ts';
import { caCases } from './ca.ts';
import { chinaAddressProofsCases } from './chinaAddressProofs.ts';
import { contactsCases } from './contacts.ts';
import { deviceApplicationsCases } from './deviceApplications.ts';
import { faqCases } from './faq.ts';
import { feedPackagesCases } from './feedPackages.ts';
import { feedPlansCases } from './feedPlans.ts';
import { imagesCases } from './images.ts';
import { notificationsCases } from './notifications.ts';
import { openingFormsCases } from './openingForms.ts';
import { operationRecordsCases } from './operationRecords.ts';
import { passwordsCases } from './passwords.ts';
import { presetImagesCases } from './presetImages.ts';
import { profilesCases } from './profiles.ts';
import { questionsCases } from './questions.ts';
import { referrersCases } from './referrers.ts';
import { rolesCases } from './roles.ts';
import { statisticsCases } from './statistics.ts';
import { systemsCases } from './systems.ts';
import { tipsCases } from './tips.ts';
import { tradersCases } from './traders.ts';
import { trialConfigurationsCases } from './trialConfigurations.ts';
import { usersCases } from './users.ts';
import { webpageContentsCases } from './webpageContents.ts';

/** One case for every call that the emulator itself answers. */
export const callCases: readonly CallCase[] = [
  ...agreementsCases,
  ...aiCases,
  ...announcementsCases,
  ...applicationArchivesCases,
  ...applicationsCases,
  ...authsCases,
  ...brokersCases,
  ...caCases,
  ...chinaAddressProofsCases,
  ...contactsCases,
  ...deviceApplicationsCases,
  ...faqCases,
  ...feedPackagesCases,
  ...feedPlansCases,
  ...imagesCases,
  ...notificationsCases,
  ...openingFormsCases,
  ...operationRecordsCases,
  ...passwordsCases,
  ...presetImagesCases,
  ...profilesCases,
  ...questionsCases,
  ...referrersCases,
  ...rolesCases,
  ...statisticsCases,
  ...systemsCases,
  ...tipsCases,
  ...tradersCases,
  ...trialConfigurationsCases,
  ...usersCases,
  ...webpageContentsCases,
];
